"""For a class: tables of moves and attempts, in pandas. Needs the notebook libraries."""

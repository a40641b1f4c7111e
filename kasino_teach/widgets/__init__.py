"""Live views for notebooks: the table to play on, explanations, puzzles, replays."""

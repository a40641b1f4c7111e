"""`python -m kasino_teach.cli`, for where no script is on the path."""

from kasino_teach.cli import main

main()

"""Computer players. Each chooses from what its seat may know, and from nothing else."""

from kasino_teach.players.simple import GreedyPlayer, Player, RandomPlayer

__all__ = ["GreedyPlayer", "Player", "RandomPlayer"]

"""Bots. They see a game through an observer and nothing else."""

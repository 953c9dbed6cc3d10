"""Citywright: one table for five games about founding cities and empires."""

__version__ = "0.1.0"

"""The table in a terminal: one screen, any mix of people and bots, every move on disk before it is shown."""

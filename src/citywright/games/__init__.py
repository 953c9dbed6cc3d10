"""The rules of the titles: each in a folder of its own, none knowing another."""

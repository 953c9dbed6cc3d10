"""The rules in plain words, clause by clause, in Russian and English."""

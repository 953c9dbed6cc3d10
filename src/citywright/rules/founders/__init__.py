"""The clauses of Founders of Gloomhaven."""

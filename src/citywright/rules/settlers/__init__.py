"""The clauses of Settlers: Founders of the Empire."""

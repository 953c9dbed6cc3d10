"""The clauses of Mythotopia."""

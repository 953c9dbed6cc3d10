"""The clauses of Architects of the West Kingdom."""

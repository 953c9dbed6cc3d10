"""The clauses of Land of Ghosts."""

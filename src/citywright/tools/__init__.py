"""Commands for those who measure, compile and check."""

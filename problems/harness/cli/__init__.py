"""`kata`: one file a command group."""

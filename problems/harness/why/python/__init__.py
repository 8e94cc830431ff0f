"""Python's own errors: what an exception, or the text of a file, says of the mistake in it."""

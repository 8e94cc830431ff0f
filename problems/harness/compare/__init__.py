"""Solutions on many boards: measured, counted, compared by their writes."""

"""One HTML file that plays searches back, and shows the counts of all approaches below them."""

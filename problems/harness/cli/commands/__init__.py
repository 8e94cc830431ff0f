"""The commands of `kata`: one file each, its options and what it does."""

"""The practice screen. What knows Textual is here, and only `kata practice` imports it."""

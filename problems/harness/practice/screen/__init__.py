"""The practice screen: the modules that use Textual. Only `kata practice` imports them."""

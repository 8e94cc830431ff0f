"""The rules, one module an idea: what each needs to have seen, what rules it out, and its words."""

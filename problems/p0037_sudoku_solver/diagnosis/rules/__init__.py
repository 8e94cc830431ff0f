"""Rules that name a mistake, each with the evidence it needs and the facts that rule it out."""

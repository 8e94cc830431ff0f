"""Practice: reps with their history and schedule, hints, questions, and the practice screen."""

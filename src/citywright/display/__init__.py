"""How the titles look and read: names, prompts, log lines and drawings, in Russian and English."""

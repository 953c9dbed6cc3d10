"""The commands of `citywright`, one module each, each with a click command called `command`."""

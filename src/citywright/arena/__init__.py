"""The arena: bots play each other, many times, in a way that can be repeated exactly."""

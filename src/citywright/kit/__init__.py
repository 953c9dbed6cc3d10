"""The core every title stands on: state, steps, actions, chance, records, referee. It knows no title."""

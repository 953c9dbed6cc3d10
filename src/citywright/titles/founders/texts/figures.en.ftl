# What `citywright simulate founders` tells.

figures-length = Length of a game
figures-length-turns = turns
figures-length-votes = prestige buildings placed
figures-length-completed = prestige buildings completed (at most six)
figures-length-stalled = ended by the safety stop (F-309)
figures-race-score = VP by race
figures-race-wins = Share of wins by race
figures-seat-score = VP by place in turn order
figures-seat-wins = Share of wins by place in turn order
figures-built = Stores built in a game
figures-supplied = Uses as an ingredient in a game
figures-delivered = Deliveries to prestige buildings in a game
figures-offered = Proposed at least once
figures-placed = Placed
figures-completed = Completed, of those placed
figures-race-workers = Race actions of a player in a game
figures-workers = Worker actions on a placed building in a game
figures-hired = Advisers hired
figures-played = Cards played face up in a game
figures-achieved = Players who scored an achievement that lay out
figures-solo-race = Solo: buildings completed, by how hard the race is
figures-solo-place = Solo: buildings completed, by how hard the starting place is
figures-level-easy = easy
figures-level-medium = medium
figures-level-hard = hard
figures-level-very-hard = very hard

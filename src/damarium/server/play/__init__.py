"""Games as they are played: events, their fold, the clocks, the rooms, the computer."""

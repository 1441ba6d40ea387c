"""The seats around the game: records, their fold, messages, ports, the coordinator and its clock."""

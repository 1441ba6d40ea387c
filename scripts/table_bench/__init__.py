"""`buraco bench table`: from an act to every seat's update, and what a host costs."""

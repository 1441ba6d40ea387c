"""Pictures of the table, for chats: drawn by Pillow, with index faces of our own. None tells what no text says."""

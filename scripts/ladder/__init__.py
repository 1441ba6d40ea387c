"""Who is stronger, and by how much: duplicate pairs of every wanted pairing, and the page made of them."""

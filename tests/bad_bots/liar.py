"""Acts as if it held what it does not hold, and never learns."""

from seat import introduce, said, say

for message in said():
    if message["type"] == "hello":
        introduce("liar")
    elif message["type"] == "ping":
        say(type="pong", n=message["n"])
    elif message["type"] == "rejected" or "turn" in message:
        say(type="act", seq=message["seq"], actions=[{"do": "lay", "cards": ["AS", "AS", "AS"]}], explain="I have them")

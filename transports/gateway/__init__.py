"""The gateway: seats over WebSockets for whoever cannot, or may not, reach the bus itself.

`app` opens it, `doors` looks at who knocks, `visits` is one connection from its first message to its end. `client` is
the other side, a seat's port for programs. Nothing is imported here: tokens and invitations cost no web server.
"""

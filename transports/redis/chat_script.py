"""What a script for the bindings of chats is made of: its beginning, who may run it, and its name on the server.

All keys of a bot carry its number in braces: one hash slot of a cluster, so that any number of them can be in one
step. ``KEYS[1]`` is the key with the token of who has led last; the others are made of the same beginning, ``P``. What
lies under a key and is of another kind than it should be counts as nothing, and gives way when something is written.

Who only asks renews what is asked for when a tenth of its time is gone (``aged``): each renewal is a write, for which a
server waits that keeps everything on disk. A list is renewed with each of its members, so that it ends after them.

Words of every script: the beginning of the keys, the token of who asks, how long things last; then its own, ``A``.
"""

from __future__ import annotations

from hashlib import sha1
from typing import Final

_BEGIN: Final = """\
local P, token, keep = ARGV[1], ARGV[2], ARGV[3]
local A = {unpack(ARGV, 4)}
local function fit(kind, key)
  return redis.call('TYPE', key).ok == kind
end
local function as(kind, key)
  local there = redis.call('TYPE', key).ok
  if there ~= 'none' and there ~= kind then redis.call('DEL', key) end
  return key
end
local function members(key)
  return fit('set', key) and redis.call('SMEMBERS', key) or {}
end
local function hash(key)
  return fit('hash', key) and redis.call('HGETALL', key) or {}
end
local function stay(key)
  redis.call('PEXPIRE', key, keep)
end
local function aged(key, lasting)
  return redis.call('PTTL', key) < lasting * 0.9
end
local function list(key, member)
  redis.call('SADD', as('set', key), member)
  stay(key)
end
local function strike(key, member)
  if fit('set', key) then redis.call('SREM', key, member) end
end
local function add(key, field, number)
  local answer = redis.pcall('HINCRBY', key, field, number)
  if type(answer) == 'table' then redis.call('HSET', key, field, number) end
end
local function now(chat)
  for _ = 1, 4 do
    local to = redis.pcall('GET', P .. 'moved:' .. chat)
    if type(to) ~= 'string' or not string.match(to, '^%-?%d+$') then return chat end
    chat = to
  end
  return chat
end
"""

_FENCE: Final = """\
local led = redis.pcall('GET', KEYS[1])
if token ~= '' and type(led) == 'string' and led ~= token then
  return redis.error_reply('DEPOSED another process has led since')
end
"""
"""Before everything that changes something."""

DEPOSED: Final = "DEPOSED"
"""The first word of that refusal."""


class Script:
    """A script and its name on the server."""

    def __init__(self, body: str, *, fenced: bool = False) -> None:
        self.text: Final = (_BEGIN + (_FENCE if fenced else "") + body).encode()
        self.sha: Final = sha1(self.text).hexdigest()

"""What a server does in one step for the bindings of chats, in its own language (Lua).

Each has its own words, ``A``; transports/redis/chat_script.py says what they can rest on.
"""

from __future__ import annotations

from typing import Final

from transports.redis.chat_script import Script

GET: Final = Script("""\
local key = P .. A[1]
if not fit('string', key) then return false end
if aged(key, A[2]) then redis.call('PEXPIRE', key, A[2]) end
return redis.call('GET', key)
""")
"""What lies under one key, which then lasts as long again. A key's end; how long."""

PUT: Final = Script("redis.call('SET', P .. A[1], A[2], 'PX', A[3])", fenced=True)
"""A key's end; what is to lie there; how long."""

CHAT_GET: Final = Script("""\
local chat = now(A[2])
local key = P .. A[1] .. ':' .. chat
if not fit('hash', key) then return {chat, false} end
if aged(key, keep) then
  stay(key)
  if A[1] == 'chat' then stay(P .. 'chats') end
end
return {chat, redis.call('HGET', key, A[3])}
""")
"""``chat`` or ``shown``; the chat's number; topic, or topic and key. Gives the present number, and what it is."""

CHAT_PUT: Final = Script(
    """\
local chat = now(A[2])
local key = as('hash', P .. A[1] .. ':' .. chat)
redis.call('HSET', key, A[3], A[4])
stay(key)
if A[1] == 'chat' then list(P .. 'chats', chat) end
local most = tonumber(A[5])
while most > 0 and redis.call('HLEN', key) > most do
  local all, oldest, lowest = redis.call('HGETALL', key), false, 1 / 0
  for at = 1, #all, 2 do
    local message = tonumber(string.match(all[at + 1], '"message":(%d+)') or -1)
    if all[at] ~= A[3] and message ~= 0 and message < lowest then oldest, lowest = all[at], message end
  end
  if not oldest then break end
  redis.call('HDEL', key, oldest)
end
""",
    fenced=True,
)
"""As CHAT_GET; what it is; how many there may be (0: any number)."""

CHAT_DROP: Final = Script(
    """\
local chat = now(A[1])
local key, shown = P .. 'chat:' .. chat, P .. 'shown:' .. chat
if A[2] == 'shown' then
  if fit('hash', shown) then redis.call('HDEL', shown, A[3]) end
  return
end
if fit('hash', key) then redis.call('HDEL', key, A[3]) end
if redis.call('EXISTS', key) == 0 then strike(P .. 'chats', chat) end
local all = hash(shown)
for at = 1, #all, 2 do
  if string.sub(all[at], 1, #A[3] + 1) == A[3] .. ':' then redis.call('HDEL', shown, all[at]) end
end
""",
    fenced=True,
)
"""The chat's number; ``shown`` and topic and key, or ``chat`` and a topic."""

CHATS: Final = Script("""\
local found = {}
for _, chat in ipairs(members(P .. 'chats')) do
  local all = hash(P .. 'chat:' .. chat)
  if #all == 0 then strike(P .. 'chats', chat) else found[#found + 1] = {chat, all} end
end
return found
""")

MOVE: Final = Script(
    """\
local old, new = A[1], A[2]
redis.call('DEL', P .. 'moved:' .. new)
for _, what in ipairs({'chat', 'shown', 'stats'}) do
  local from, to = P .. what .. ':' .. old, P .. what .. ':' .. new
  local all = hash(from)
  if #all > 0 then as('hash', to) end
  for at = 1, #all, 2 do
    if what ~= 'stats' then redis.call('HSET', to, all[at], all[at + 1])
    elseif string.sub(all[at], 1, 5) == 'name:' then redis.call('HSETNX', to, all[at], all[at + 1])
    elseif string.match(all[at + 1], '^%-?%d+$') then add(to, all[at], all[at + 1]) end
  end
  if #all > 0 then stay(to) end
  redis.call('DEL', from)
end
for set, what in pairs({chats = 'chat:', tallied = 'stats:'}) do
  strike(P .. set, old)
  if redis.call('EXISTS', P .. what .. new) == 1 then list(P .. set, new) end
end
redis.call('SET', P .. 'moved:' .. old, new, 'PX', keep)
""",
    fenced=True,
)
"""Old number, new number."""

HELD_OF: Final = Script("""\
local key = P .. 'held:' .. A[1]
local all = hash(key)
if #all > 0 and aged(key, keep) then
  stay(key)
  stay(P .. 'holders')
  for at = 1, #all, 2 do stay(P .. 'seated:' .. all[at]) end
end
return all
""")
"""A user's number."""

HELD_AT: Final = Script("""\
local found = {}
for _, user in ipairs(members(P .. 'seated:' .. A[1])) do
  local key = P .. 'held:' .. user
  local held = fit('hash', key) and redis.call('HGET', key, A[1])
  if held then found[#found + 1] = {user, {A[1], held, A[1] .. ':draft', redis.call('HGET', key, A[1] .. ':draft')}}
  else strike(P .. 'seated:' .. A[1], user) end
end
return found
""")
"""A table."""

ALL_HELD: Final = Script("""\
local found = {}
for _, user in ipairs(members(P .. 'holders')) do
  local all = hash(P .. 'held:' .. user)
  if #all == 0 then strike(P .. 'holders', user) else found[#found + 1] = {user, all} end
end
return found
""")

_DRAFT: Final = """\
if A[3] == '' then redis.call('HDEL', key, A[2] .. ':draft') else redis.call('HSET', key, A[2] .. ':draft', A[3]) end
stay(key)
list(P .. 'holders', A[1])
list(P .. 'seated:' .. A[2], A[1])
return 1
"""

HELD_PUT: Final = Script(
    "local key = as('hash', P .. 'held:' .. A[1])\nredis.call('HSET', key, A[2], A[4])\n" + _DRAFT, fenced=True
)
"""User, table, draft, the seat."""

DRAFT_PUT: Final = Script(
    """\
local key = P .. 'held:' .. A[1]
if not fit('hash', key) or redis.call('HEXISTS', key, A[2]) == 0 then return 0 end
"""
    + _DRAFT,
    fenced=True,
)
"""User, table, draft. 0: they have no seat there."""

HELD_DROP: Final = Script(
    """\
local key = P .. 'held:' .. A[1]
if fit('hash', key) then redis.call('HDEL', key, A[2], A[2] .. ':draft') end
strike(P .. 'seated:' .. A[2], A[1])
if redis.call('EXISTS', key) == 0 then strike(P .. 'holders', A[1]) end
""",
    fenced=True,
)
"""User, table."""

FINISHED: Final = Script(
    """\
local counted = P .. 'counted:' .. A[2]
if redis.call('EXISTS', counted) == 1 then
  stay(counted)
  return redis.pcall('GET', counted) == A[4] and 1 or 0
end
redis.call('SET', counted, A[4], 'PX', keep)
local chat = now(A[1])
local key = as('hash', P .. 'stats:' .. chat)
add(key, 'matches:' .. A[3], 1)
for at = 5, #A, 5 do
  local row = 'user:' .. A[3] .. ':' .. A[at] .. ':'
  redis.call('HSET', key, 'name:' .. A[at], A[at + 1])
  add(key, row .. 'matches', 1)
  add(key, row .. 'won', A[at + 2])
  add(key, row .. 'deals', A[at + 3])
  add(key, row .. 'points', A[at + 4])
end
stay(key)
list(P .. 'tallied', chat)
return 1
""",
    fenced=True,
)
"""Chat, table, preset, a word of this asking alone; then of each person: number, name, won (0, 1), deals, points."""

STATS: Final = Script("""\
local key = P .. 'stats:' .. now(A[1])
local all = hash(key)
if #all > 0 and aged(key, keep) then
  stay(key)
  stay(P .. 'tallied')
end
return all
""")
"""A chat's number."""

REPORT: Final = Script(
    """\
local mine = as('hash', P .. 'reports:' .. A[1])
local known = redis.call('HGET', mine, A[2])
if known then return known end
local already = redis.call('HLEN', mine)
if already >= tonumber(A[4]) then return false end
redis.call('HSET', mine, A[2], A[3])
if already == 0 then redis.call('PEXPIRE', mine, A[5]) end
redis.call('SET', P .. 'report:' .. A[3], A[2], 'PX', keep)
return A[3]
""",
    fenced=True,
)
"""User, table, a new id; how many tables they may report in how long."""

FORGET: Final = Script(
    """\
local user = A[1]
local seats, chats, messages, hosted, tallies, reports = 0, 0, 0, 0, 0, 0
local key = P .. 'held:' .. user
local all = hash(key)
for at = 1, #all, 2 do
  if not string.find(all[at], ':', 1, true) then seats = seats + 1 end
  strike(P .. 'seated:' .. all[at], user)
end
redis.call('DEL', key)
strike(P .. 'holders', user)
chats, messages = #hash(P .. 'chat:' .. user) / 2, #hash(P .. 'shown:' .. user) / 2
redis.call('DEL', P .. 'chat:' .. user, P .. 'shown:' .. user)
strike(P .. 'chats', user)
for _, chat in ipairs(members(P .. 'chats')) do
  local there = P .. 'chat:' .. chat
  all = hash(there)
  for at = 1, #all, 2 do
    if string.sub(all[at + 1], 1, #user + 1) == user .. '|' then
      redis.call('HSET', there, all[at], string.sub(all[at + 1], #user + 1))
      hosted = hosted + 1
    end
  end
end
if redis.call('DEL', P .. 'stats:' .. user) == 1 then tallies = 1 end
strike(P .. 'tallied', user)
for _, chat in ipairs(members(P .. 'tallied')) do
  local there = P .. 'stats:' .. chat
  if fit('hash', there) and redis.call('HDEL', there, 'name:' .. user) == 1 then
    tallies = tallies + 1
    all = redis.call('HGETALL', there)
    for at = 1, #all, 2 do
      local preset, whose, what = string.match(all[at], '^user:(.*):(%d+):(%a+)$')
      if whose == user then
        if string.match(all[at + 1], '^%-?%d+$') then add(there, 'user:' .. preset .. ':0:' .. what, all[at + 1]) end
        redis.call('HDEL', there, all[at])
      end
    end
  end
end
reports = #hash(P .. 'reports:' .. user) / 2
redis.call('DEL', P .. 'reports:' .. user)
return {redis.call('DEL', P .. 'person:' .. user), seats, chats, messages, hosted, tallies, reports}
""",
    fenced=True,
)
"""A user's number. Gives how many of each were deleted, in the order of the fields of Forgotten."""

FRESH: Final = Script(
    "local key = P .. 'seen:' .. A[1]\nreturn fit('string', key) and redis.call('GETBIT', key, A[2]) or 0\n",
    fenced=True,
)
"""A block of updates, the place of one in it. 1: it was dealt with."""

SEEN: Final = Script(
    """\
local key = as('string', P .. 'seen:' .. A[1])
local was = redis.call('SETBIT', key, A[2], 1)
redis.call('PEXPIRE', key, A[3])
return was
""",
    fenced=True,
)
"""A block of updates, the place of one in it, how long. 1: it had come before."""

LEAD: Final = Script("""\
local leader = P .. 'leader'
local owner = redis.pcall('GET', leader)
if type(owner) == 'string' and owner ~= token and redis.call('PTTL', leader) > 0 then return 0 end
if A[2] == '1' and redis.pcall('GET', KEYS[1]) ~= token then return 0 end
redis.call('SET', KEYS[1], token, 'PX', keep)
redis.call('SET', leader, token, 'PX', A[1])
return 1
""")
"""How long; 1 where who asks believes to lead. What has no end there is no lease: it would be one for ever."""

RESIGN: Final = Script("""\
if redis.pcall('GET', P .. 'leader') == token then redis.call('DEL', P .. 'leader') end
""")

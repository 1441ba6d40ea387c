"""Chats as one page of HTML, as wide as a phone, with nothing in it from elsewhere: for a person to look at."""

from __future__ import annotations

import base64
from html import escape
from typing import Final

from tests.transports.telegram.double import keyboards
from tests.transports.telegram.double.chats import Chat
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.photos import PNG
from tests.transports.telegram.double.units import JSON
from tests.transports.telegram.double.world import World

WIDTH_PX: Final = 360

STYLE: Final = """
*{box-sizing:border-box}
body{margin:0;width:360px;font:15px/1.3 Roboto,"Noto Sans","DejaVu Sans",sans-serif;background:#8fb4d0}
h2{margin:0;padding:8px 12px;background:#517da2;color:#fff;font-size:16px}
h2 small{display:block;font-weight:normal;font-size:12px;opacity:.8}
section{padding:0 0 16px}
article{margin:6px 8px;width:fit-content;max-width:320px}
article.photo,article.keys{width:320px}
.bubble{background:#fff;border-radius:12px;padding:6px 9px;overflow-wrap:break-word;white-space:pre-wrap}
.mine{margin-left:auto}.mine .bubble{background:#effdde}
.who{color:#c03d33;font-weight:bold;font-size:13px;display:block}
.re{border-left:2px solid #3390ec;padding-left:6px;font-size:13px;display:block;color:#555}
img{display:block;width:calc(100% + 18px);margin:-6px -9px 6px;border-radius:12px 12px 0 0}
time{float:right;font-size:11px;color:#8a9aa5;margin:4px 0 0 8px}
.row{display:flex;gap:3px;margin-top:3px}
.row span{flex:1 1 0;min-width:0;background:#5d87a8;color:#fff;border-radius:7px;padding:8px 2px;text-align:center;
font-size:14px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.service{margin:6px auto;background:#0005;color:#fff;border-radius:12px;padding:2px 10px;font-size:13px}
.toast{margin:6px auto;max-width:320px;background:#000c;color:#fff;border-radius:8px;padding:8px 12px;font-size:14px}
.mention{color:#3390ec}
"""


def page(world: World) -> str:
    """Every chat in which anything stands, each topic of a forum for itself."""
    parts = []
    for chat in world.chats.all.values():
        there = world.messages.of(chat.id)
        topics = dict.fromkeys(message.topic for message in there)
        parts += [_section(world, chat, topic, [one for one in there if one.topic == topic]) for topic in topics]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width={WIDTH_PX}"><style>{STYLE}</style>'
    return f"<!doctype html><html><head>{head}</head><body>{''.join(parts)}</body></html>"


def _section(world: World, chat: Chat, topic: int | None, messages: list[Message]) -> str:
    title = chat.person.name if chat.person else chat.title
    about = chat.kind if topic is None else f"{chat.kind}, {chat.topics[topic].name}"
    head = f"<h2>{escape(title)}<small>{escape(about)} {chat.id}</small></h2>"
    return f"<section>{head}{''.join(_article(world, message) for message in messages)}</section>"


def _article(world: World, message: Message) -> str:
    if message.service:
        return f'<article class="service">{escape(", ".join(message.service))}</article>'
    sorts = [
        name
        for name, so in (
            ("mine", message.chat.private and not message.by_bot),
            ("photo", message.photo),
            ("keys", message.buttons),
        )
        if so
    ]
    rows = "".join(_row(row) for row in keyboards.shown(message.now.markup))
    toasts = "".join(f'<article class="toast">{escape(text)}</article>' for text in message.toasts[-3:])
    bubble = f'<div class="bubble">{_inside(world, message)}</div>'
    return f'<article class="{" ".join(sorts)}">{bubble}{rows}</article>{toasts}'


def _inside(world: World, message: Message) -> str:
    parts = []
    if message.photo:
        content = world.files.content(list(message.now.photo))
        kind = "png" if content.startswith(PNG) else "jpeg"
        parts.append(f'<img alt="" src="data:image/{kind};base64,{base64.b64encode(content).decode()}">')
    if not message.chat.private:
        sender = message.sender_chat.title if message.sender_chat else message.sender.name if message.sender else ""
        parts.append(f'<b class="who">{escape(sender)}{" via the bot" if message.via_bot else ""}</b>')
    if message.reply_to is not None:
        parts.append(f'<span class="re">{escape(message.reply_to.text[:40])}</span>')
    hours, minutes = divmod(int(message.date) // 60 % 1440, 60)
    edited = "edited " if message.edited else ""
    return f"{''.join(parts)}{_text(message)}<time>{edited}{hours:02}:{minutes:02}</time>"


def _text(message: Message) -> str:
    """The text with what is marked in it; of marks within each other, the outer one."""
    raw = message.text.encode("utf-16-le")
    parts, at = [], 0
    for one in sorted(message.now.entities, key=lambda entity: int(entity["offset"])):
        first, last = 2 * one["offset"], 2 * (one["offset"] + one["length"])
        if first < at:
            continue
        parts.append(escape(raw[at:first].decode("utf-16-le")))
        parts.append(f'<span class="mention">{escape(raw[first:last].decode("utf-16-le"))}</span>')
        at = last
    return "".join(parts) + escape(raw[at:].decode("utf-16-le"))


def _row(row: list[JSON]) -> str:
    buttons = "".join(f"<span>{escape(one['text'])}</span>" for one in row)
    return f'<div class="row">{buttons}</div>'

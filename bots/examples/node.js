#!/usr/bin/env node
/* A whole bot in JavaScript on Node, without packages: copy this file, and change `choose`.

     buraco bot check -- node node.js       is it correct?
     buraco bot play -- node node.js        play against it

   It asks the table to list what is legal, and does one thing at a time: so it needs to know no rules. docs/bots.md
   tells what the messages hold. */

const RANKS = "A23456789TJQK";
let rules = {};
let view = null;
let tried = []; // what was refused in answer to the newest update, or will be

const isWild = (card) => card === "JK" || card[0] === "2";
const pointsOf = (card) => rules.values[card === "JK" ? "JK" : card[0]];

/** One of the legal actions. */
function choose(legal) {
  const all = (kind) => legal.filter((action) => action.do === kind);
  const [keep] = all("keep");
  if (keep) return keep;
  const [draw] = all("draw");
  if (draw) return chooseDraw(draw, all("take"));
  // Cards that belong to a meld go there; a wild only makes a canasta of one that has none.
  for (const action of all("extend")) {
    const meld = view.melds.find((meld) => meld.id === action.meld);
    const canasta = meld.cards.length + action.cards.length >= 7;
    if (!action.cards.some(isWild) || (meld.wild === null && canasta)) return action;
  }
  const lays = all("lay").filter((action) => !action.cards.some(isWild));
  if (lays.length > 0 && (view.laid > 0 || reaches(lays))) return lays[0];
  // An initial meld was begun, and is too low.
  const [withdraw] = all("withdraw");
  if (withdraw) return all("lay")[0] || withdraw; // a wild may help, else all comes back
  const discards = all("discard");
  if (discards.length === 0) return legal[0]; // the last cards are laid, without a discard
  const use = (action) => useOf(action.card);
  return discards.reduce((least, action) => (use(action) < use(least) ? action : least));
}

/** The stock, or the pile where it brings something. */
function chooseDraw(draw, takes) {
  if (takes.length === 0) return draw;
  // A closed pile: each legal take says what its top card is used for.
  return !Array.isArray(view.pile) || view.pile.length > 2 ? takes[0] : draw;
}

/** Do these lays together reach the initial meld that the team still needs, if any? */
function reaches(lays) {
  const left = [...view.hand];
  let points = 0;
  for (const { cards } of lays) {
    const rest = [...left];
    const found = cards.every((card) => {
      const at = rest.indexOf(card);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (found) {
      left.splice(0, left.length, ...rest);
      points += cards.reduce((sum, card) => sum + pointsOf(card), 0);
    }
  }
  return points >= view.minimum[view.seat % rules.teams];
}

/** How much a card is worth keeping: the lower, the sooner it is discarded. */
function useOf(card) {
  if (isWild(card)) return 100;
  let use = -pointsOf(card) / 100;
  for (const other of view.hand) {
    if (other === card || isWild(other)) continue;
    const apart = Math.abs(RANKS.indexOf(other[0]) - RANKS.indexOf(card[0]));
    if (other[1] === card[1] && apart <= 2) use += 3;
    if (other[0] === card[0] && rules.sets === "any") use += 3;
  }
  return use;
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

function act(seq, legal) {
  const left = legal.filter((action) => !tried.includes(JSON.stringify(action)));
  if (left.length === 0) return;
  const action = choose(left);
  tried.push(JSON.stringify(action));
  say({ type: "act", seq, actions: [action] });
}

function hear(message) {
  if (message.type === "hello") {
    if (message.protocol !== 1) throw new Error("I speak protocol 1.");
    rules = message.rules.options;
    say({ type: "id", protocol: 1, name: "node", wants: ["legal"] });
  } else if (message.type === "ping") {
    say({ type: "pong", n: message.n });
  } else if (message.type === "update" && message.turn) {
    view = message.view;
    tried = [];
    act(message.seq, message.turn.legal);
  } else if (message.type === "rejected" && message.at !== null) {
    act(message.seq, message.legal || []); // something else, with the same seq
  }
}

process.stdout.on("error", () => process.exit(0)); // the table has gone
require("node:readline")
  .createInterface({ input: process.stdin, crlfDelay: Infinity })
  .on("line", (line) => {
    let message;
    try {
      message = JSON.parse(line);
    } catch {
      return; // a blank line
    }
    if (message !== null && typeof message === "object") hear(message);
  })
  .on("close", () => process.exit(0));

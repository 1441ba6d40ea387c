/* Is the bot fit to be tried? In this folder: node --test

   The table's lines in sample.jsonl are from deals under different rules. Each update is complete in itself, so they
   need not fit together. `buraco bot check` tries everything else. */

"use strict";

const assert = require("node:assert");
const { spawn } = require("node:child_process");
const { once } = require("node:events");
const fs = require("node:fs");
const path = require("node:path");
const readline = require("node:readline");
const test = require("node:test");

const BOT = path.join(__dirname, "node.js");
const SAMPLE = fs
  .readFileSync(path.join(__dirname, "sample.jsonl"), "utf-8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Talk to a bot that has just been started; `ask` says something and gives its next line. */
async function talk(conversation) {
  const bot = spawn(process.execPath, [BOT], { stdio: ["pipe", "pipe", "inherit"] });
  const end = once(bot, "exit");
  const lines = readline.createInterface({ input: bot.stdout })[Symbol.asyncIterator]();
  await conversation(async (message) => {
    bot.stdin.write(JSON.stringify(message) + "\n");
    return JSON.parse((await lines.next()).value);
  });
  bot.stdin.end();
  const [status] = await end;
  assert.strictEqual(status, 0, "the bot ends well when its input ends");
}

test("it says who it is", () =>
  talk(async (ask) => {
    const answer = await ask(SAMPLE[0]);
    assert.strictEqual(answer.type, "id");
    assert.strictEqual(answer.protocol, 1);
  }));

test("it answers a ping", () =>
  talk(async (ask) => {
    await ask(SAMPLE[0]);
    assert.deepStrictEqual(await ask({ type: "ping", n: 7 }), { type: "pong", n: 7 });
  }));

test("it does something legal in every turn of the sample", () =>
  talk(async (ask) => {
    for (const message of SAMPLE) {
      const answer = await ask(message);
      if (message.type !== "update") continue;
      assert.strictEqual(answer.type, "act");
      assert.strictEqual(answer.seq, message.seq);
      const legal = message.turn.legal.map((action) => JSON.stringify(action));
      assert.ok(legal.includes(JSON.stringify(answer.actions[0])));
    }
  }));

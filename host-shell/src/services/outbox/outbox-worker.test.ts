import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LeasedWorker } from "../../concurrency/leased-worker.ts";
import type { OutboxMessage, OutboxMessages } from "./outbox-messages.ts";
import { createOutboxWorker } from "./outbox-worker.ts";
import type { Delivery, Send } from "./webhook.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await worker?.stop(0);
});

let worker: LeasedWorker | undefined;

const messageNumber = (id: number, changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id,
  idempotencyKey: `key ${id}`,
  topic: "lead.tool",
  payload: {},
  createdAt: new Date(0),
  attempt: 1,
  lease: "2026-11-22 12:00:30+00",
  ageSeconds: 0,
  ...changes,
});

function start(messages: readonly OutboxMessage[], send: Send, take?: OutboxMessages["take"]) {
  const waiting = [...messages];
  const said: string[] = [];
  const say =
    (what: string) =>
    async ({ id }: OutboxMessage, ...more: readonly (string | number)[]) => {
      said.push([what, id, ...more].join(" "));
    };
  const outbox: OutboxMessages = {
    take: take ?? (async (most) => waiting.splice(0, most)),
    delivered: say("delivered"),
    retryIn: say("retryIn"),
    giveUp: say("giveUp"),
    giveBack: say("giveBack"),
    freeAll: async () => undefined,
  };
  worker = createOutboxWorker({
    messages: outbox,
    send,
    concurrency: 2,
    log: pino({ level: "silent" }),
    chance: () => 0,
  });
  worker.start();
  return { said, waiting, worker };
}

const sends = (delivery: Delivery): Send => vi.fn<Send>(async () => delivery);
/** A sender whose sends end when the test resolves them, or when the worker stops. */
function slowSends() {
  const ends: ((delivery: Delivery) => void)[] = [];
  const send: Send = (_, stopped) =>
    new Promise((resolve, reject) => {
      ends.push(resolve);
      stopped.addEventListener("abort", () => reject(new Error("stopped")));
    });
  return { send, ends };
}

it("sends a few at once, and the next as soon as one is answered", async () => {
  const { send, ends } = slowSends();
  const { said } = start([messageNumber(1), messageNumber(2), messageNumber(3)], send);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ends).toHaveLength(2);
  ends[0]?.({ kind: "delivered" });
  await vi.advanceTimersByTimeAsync(0);
  expect([said, ends.length]).toEqual([["delivered 1"], 3]);
});

it.each<[string, Partial<OutboxMessage>, Delivery, string]>([
  ["pauses after a failure", { attempt: 3 }, { kind: "failed", error: "answered 500" }, "retryIn 1 20 answered 500"],
  [
    "pauses as long as the receiver asks for",
    {},
    { kind: "failed", error: "answered 429", notBeforeSeconds: 90 },
    "retryIn 1 90 answered 429",
  ],
  [
    "pauses an hour at most, even if the receiver asks for more",
    {},
    { kind: "failed", error: "answered 503", notBeforeSeconds: 999_999 },
    "retryIn 1 3600 answered 503",
  ],
  [
    "gives up after a day",
    { attempt: 33, ageSeconds: 86_400 },
    { kind: "failed", error: "answered 500" },
    "giveUp 1 answered 500",
  ],
  [
    "does not give up an old message at its first attempt",
    { ageSeconds: 8_640_000 },
    { kind: "failed", error: "answered 500" },
    "retryIn 1 5 answered 500",
  ],
  ["gives up a message that is refused", {}, { kind: "refused", error: "answered 410" }, "giveUp 1 answered 410"],
])("%s", async (_, changes, delivery, outcome) => {
  const { said } = start([messageNumber(1, changes)], sends(delivery));
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual([outcome]);
});

it("finds a message within a second without being woken, and at once when it is", async () => {
  const { said, waiting, worker: woken } = start([], sends({ kind: "delivered" }));
  await vi.advanceTimersByTimeAsync(500);
  waiting.push(messageNumber(1));
  await vi.advanceTimersByTimeAsync(499);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(["delivered 1"]);
  waiting.push(messageNumber(2));
  woken.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(["delivered 1", "delivered 2"]);
});

it("continues when the database did not answer once", async () => {
  const answers = [() => Promise.reject(new Error("away")), async () => [messageNumber(1)]];
  const { said } = start([], sends({ kind: "delivered" }), async () => answers.shift()?.() ?? []);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toEqual(["delivered 1"]);
});

it("finishes running deliveries when it is stopped, and takes no more", async () => {
  const { send, ends } = slowSends();
  const { said, waiting, worker: stopped } = start([messageNumber(1)], send);
  await vi.advanceTimersByTimeAsync(0);
  waiting.push(messageNumber(2));
  const stop = stopped.stop(60_000);
  ends[0]?.({ kind: "delivered" });
  await stop;
  expect([said, waiting.length]).toEqual([["delivered 1"], 1]);
});

it("gives back messages that are not answered in time when it is stopped", async () => {
  const { send } = slowSends();
  const { said, worker: stopped } = start([messageNumber(1), messageNumber(2)], send);
  await vi.advanceTimersByTimeAsync(0);
  const stop = stopped.stop(1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  await stop;
  expect(said).toEqual(["giveBack 1", "giveBack 2"]);
});

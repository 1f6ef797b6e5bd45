import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LeasedWorker } from "../../concurrency/leased-worker.ts";
import type { Tables } from "../../database/database.ts";
import { openDatabase } from "../../database/open-database.ts";
import { outboxMessage as table } from "./outbox.tables.ts";
import { eachDatabase, newPostgresDatabase } from "../../database/testing/each-database.ts";
import { createOutboxAdmin } from "./outbox-admin.ts";
import { createOutboxMessages, type OutboxMessage } from "./outbox-messages.ts";
import { createOutboxWorker } from "./outbox-worker.ts";
import { type Receiver, startReceiver, webhookSecret } from "./testing/receiver.ts";
import { createWebhook } from "./webhook.ts";

const log = pino({ level: "silent" });
const [hanne, bo] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"] as const;

async function write(tables: Tables, subject: string, count = 1): Promise<void> {
  const rows = Array.from({ length: count }, (_, place) => ({
    idempotencyKey: crypto.randomUUID(),
    subject,
    topic: "lead.tool",
    payload: { leadId: subject, place, name: "Hanne Holm" },
  }));
  await tables.insert(table).values(rows);
}

async function pass(tables: Tables): Promise<void> {
  await tables.update(table).set({ availableAt: sql`now() - interval '1 second'` });
}

async function theOne(taken: Promise<readonly OutboxMessage[]>): Promise<OutboxMessage> {
  const [message, ...more] = await taken;
  if (!message || more.length > 0) throw new Error("There was not exactly one message to take.");
  return message;
}

const eventually = { timeout: 10_000 };
const everything = { state: [], topic: [], after: 0, limit: 100 };

eachDatabase("the outbox", (tables) => {
  const messages = () => createOutboxMessages(tables(), { leaseSeconds: 30 });
  const admin = () => createOutboxAdmin(tables());
  const statesOf = async () => (await admin().list(everything)).messages.map(({ state }) => state);
  beforeEach(() => tables().delete(table));

  it("gives a message to one sender only, and again with the same key when the lease ran out", async () => {
    await write(tables(), hanne);
    const first = await theOne(messages().take(5));
    expect(await messages().take(5)).toEqual([]);
    await pass(tables());
    const second = await theOne(messages().take(5));
    expect([second.idempotencyKey, first.attempt, second.attempt]).toEqual([first.idempotencyKey, 1, 2]);
  });

  it("keeps a topic with a webhook of its own apart", async () => {
    await write(tables(), hanne);
    await tables()
      .insert(table)
      .values({ idempotencyKey: crypto.randomUUID(), subject: bo, topic: "widget.release", payload: {} });
    const of = (topics: { only: readonly string[] } | { except: readonly string[] }) =>
      createOutboxMessages(tables(), { leaseSeconds: 30, topics }).take(5);
    expect((await theOne(of({ only: ["widget.page", "widget.release"] }))).topic).toBe("widget.release");
    expect((await theOne(of({ except: ["widget.page", "widget.release"] }))).topic).toBe("lead.tool");
  });

  it("gives the messages of one subject in their order, each when the one before is delivered", async () => {
    await write(tables(), hanne, 3);
    await write(tables(), bo);
    const all = messages();
    const [first, others] = await all.take(10);
    expect([first?.payload["place"], others?.payload["leadId"]]).toEqual([0, bo]);
    expect(await all.take(10)).toEqual([]);
    await all.retryIn(first!, 60, "answered 500");
    expect(await all.take(10)).toEqual([]);
    await pass(tables());
    await all.delivered(await theOne(all.take(1)));
    expect((await theOne(all.take(1))).payload["place"]).toBe(1);
  });

  it("holds back later messages of a subject while an earlier one is dead", async () => {
    await write(tables(), hanne, 2);
    const all = messages();
    await all.giveUp(await theOne(all.take(1)), "answered 500");
    await pass(tables());
    expect(await all.take(10)).toEqual([]);
    const [dead, behind] = (await admin().list(everything)).messages;
    expect([dead?.state, behind?.state, behind?.behind, behind?.nextTryAt]).toEqual([
      "dead",
      "waiting",
      dead?.id,
      null,
    ]);
    expect(await admin().retry({ id: dead!.id })).toBe(1);
    const again = await theOne(all.take(10));
    expect([again.id, again.attempt]).toEqual([dead?.id, 1]);
    await all.delivered(again);
    expect((await theOne(all.take(10))).id).toBe(behind?.id);
  });

  it("changes nothing for a sender that lost its lease", async () => {
    await write(tables(), hanne);
    const slow = await theOne(messages().take(1));
    await pass(tables());
    const quick = await theOne(messages().take(1));
    await messages().retryIn(slow, 60, "too late");
    await messages().giveUp(slow, "too late");
    expect(await statesOf()).toEqual(["waiting"]);
    await messages().delivered(quick);
    await messages().giveUp(quick, "too late");
    expect(await statesOf()).toEqual(["delivered"]);
  });

  it("does not count the attempt of a message that is given back, and frees the leases of a killed sender", async () => {
    await write(tables(), hanne);
    await write(tables(), bo);
    const all = messages();
    const [one, other] = await all.take(2);
    await all.giveBack(one!);
    expect((await theOne(all.take(2))).attempt).toBe(1);
    await all.retryIn(other!, 60, "answered 500");
    await all.freeAll();
    expect((await theOne(all.take(2))).id).toBe(one?.id);
  });

  it("is listed by state and in pages, without anything about the person", async () => {
    await write(tables(), hanne, 3);
    const all = messages();
    await all.delivered(await theOne(all.take(1)));
    await all.giveUp(await theOne(all.take(1)), "answered 500");
    const list = await admin().list(everything);
    expect(list.counts).toEqual({ waiting: 1, dead: 1, delivered: 1 });
    expect(list.messages.map(({ state, attempts, lastError }) => [state, attempts, lastError])).toEqual([
      ["delivered", 1, null],
      ["dead", 1, "answered 500"],
      ["waiting", 0, null],
    ]);
    expect(JSON.stringify(list)).not.toContain("Hanne");
    const dead = await admin().list({ ...everything, state: ["dead"] });
    expect(dead.messages).toEqual([list.messages[1]]);
    const page = await admin().list({ ...everything, after: list.messages[0]!.id, limit: 1 });
    expect(page.messages).toEqual([list.messages[1]]);
  });

  it("lists and counts messages by topic, of kinds that this release does not know as well", async () => {
    await write(tables(), hanne);
    await write(tables(), bo, 2);
    await tables().update(table).set({ topic: "form.of-another-release" }).where(eq(table.subject, bo));
    await tables().execute(sql`update outbox_message set dead_at = now() where payload->>'place' = '1'`);
    const { counts, topics, messages: all } = await admin().list(everything);
    expect([counts, topics]).toEqual([
      { waiting: 2, dead: 1, delivered: 0 },
      [
        { topic: "form.of-another-release", waiting: 1, dead: 1, delivered: 0 },
        { topic: "lead.tool", waiting: 1, dead: 0, delivered: 0 },
      ],
    ]);
    const idsOf = async (...topic: readonly string[]) =>
      (await admin().list({ ...everything, topic: [...topic] })).messages.map(({ id }) => id);
    expect(await idsOf("lead.tool")).toEqual([all[0]?.id]);
    expect(await idsOf("form.of-another-release", "lead.tool")).toEqual(all.map(({ id }) => id));
    expect(await idsOf("lead.none")).toEqual([]);
  });

  it("ignores a sender that froze and lost its lease, even if the message was retried meanwhile", async () => {
    await write(tables(), hanne);
    const all = messages();
    const frozen = await theOne(all.take(1));
    await all.retryIn(frozen, 0, "answered 500");
    await admin().retry({ id: frozen.id });
    const again = await theOne(all.take(1));
    await all.giveUp({ ...frozen, attempt: again.attempt }, "answered 500");
    expect(await admin().stateOf(frozen.id)).toBe("waiting");
    await all.delivered(again);
    expect(await admin().stateOf(frozen.id)).toBe("delivered");
  });

  it("retries dead and pausing messages, and never those that are being sent or were delivered", async () => {
    await write(tables(), hanne);
    await write(tables(), bo);
    const all = messages();
    const [one, other] = await all.take(2);
    expect(await admin().retry({ id: one!.id })).toBe(0);
    expect(await admin().retry({ dead: true })).toBe(0);
    await all.retryIn(one!, 600, "answered 500");
    expect(await admin().retry({ id: one!.id })).toBe(1);
    expect((await theOne(all.take(2))).id).toBe(one?.id);
    await all.giveUp(other!, "answered 410");
    expect(await admin().retry({ dead: true })).toBe(1);
    await all.delivered(await theOne(all.take(2)));
    expect(await admin().retry({ id: other!.id })).toBe(0);
    expect([await admin().stateOf(other!.id), await admin().stateOf(999_999)]).toEqual(["delivered", undefined]);
  });

  describe("with a receiver", () => {
    let receiver: Receiver;
    let worker: LeasedWorker | undefined;
    beforeEach(async () => {
      receiver = await startReceiver();
    });
    afterEach(async () => {
      await worker?.stop(1_000);
      await receiver.close();
    });

    const start = (timeoutMs = 10_000) => {
      const send = createWebhook({ url: receiver.url, secret: webhookSecret, now: () => new Date(), timeoutMs });
      worker = createOutboxWorker({ messages: messages(), send, concurrency: 4, log });
      worker.start();
      return worker;
    };

    it("delivers messages from before and after its start, each once and signed", async () => {
      await write(tables(), hanne, 2);
      const { wake } = start();
      await vi.waitFor(() => expect(receiver.received).toHaveLength(2), eventually);
      await write(tables(), bo);
      wake();
      await vi.waitFor(
        async () => expect(await statesOf()).toEqual(["delivered", "delivered", "delivered"]),
        eventually,
      );
      expect(receiver.received.map(({ genuine, body }) => [genuine, body.data["leadId"], body.data["place"]])).toEqual([
        [true, hanne, 0],
        [true, hanne, 1],
        [true, bo, 0],
      ]);
    });

    it("repeats a refused message with the same key and bytes, before later ones of its subject", async () => {
      await write(tables(), hanne, 2);
      const answers = [500, 404];
      receiver.answer = (_, response) => response.writeHead(answers.shift() ?? 204).end();
      const { wake } = start();
      for (const tries of [1, 2]) {
        await vi.waitFor(async () => {
          const [first] = (await admin().list(everything)).messages;
          expect([first?.attempts, first?.lastError]).toEqual([tries, ["answered 500", "answered 404"][tries - 1]]);
        }, eventually);
        await pass(tables());
        wake();
      }
      await vi.waitFor(async () => expect(await statesOf()).toEqual(["delivered", "delivered"]), eventually);
      const [first, second, third, fourth] = receiver.received;
      expect([second, third]).toEqual([first, first]);
      expect([fourth?.body.data["place"], receiver.received.length]).toEqual([1, 4]);
    });

    it("gives up messages that still fail after a day, and at once those that the receiver no longer accepts", async () => {
      await write(tables(), hanne);
      await write(tables(), bo);
      await tables()
        .update(table)
        .set({ attempts: 32, createdAt: sql`now() - interval '25 hours'` })
        .where(eq(table.subject, hanne));
      receiver.answer = ({ body }, response) => response.writeHead(body.data["leadId"] === bo ? 410 : 503).end();
      start();
      await vi.waitFor(async () => expect(await statesOf()).toEqual(["dead", "dead"]), eventually);
    });

    it("gives a message back that is not answered when it is stopped", async () => {
      await write(tables(), hanne);
      receiver.answer = () => undefined;
      const stopped = start();
      await vi.waitFor(() => expect(receiver.received).toHaveLength(1), eventually);
      await stopped.stop(0);
      const again = await theOne(messages().take(1));
      expect([again.idempotencyKey, again.attempt]).toEqual([receiver.received[0]?.key, 1]);
    });
  });
});

describe("two workers on one PostgreSQL", () => {
  it("send every message, none twice, and those of one subject in order and never at once", async () => {
    const databaseUrl = await newPostgresDatabase();
    const settings = { dataDir: "", databaseUrl, onConnectionLost: () => undefined };
    const databases = await Promise.all([openDatabase(settings), openDatabase(settings)]);
    const { tables } = databases[0];
    const subjects = Array.from({ length: 30 }, () => crypto.randomUUID());
    for (const subject of subjects) await write(tables, subject, 4);
    const receiver = await startReceiver();
    const refusedOnce = new Set<string>();
    receiver.answer = ({ key, body }, response) => {
      // Some messages fail at the first attempt, and the later ones of their subject must wait.
      const fails = body.data["place"] === 1 && key < "4" && !refusedOnce.has(key);
      refusedOnce.add(key);
      setImmediate(() => response.writeHead(fails ? 500 : 204).end());
    };
    const workers = databases.map((database) =>
      createOutboxWorker({
        messages: createOutboxMessages(database.tables, { leaseSeconds: 30 }),
        send: createWebhook({ url: receiver.url, secret: webhookSecret, now: () => new Date() }),
        concurrency: 6,
        log,
      }),
    );
    for (const worker of workers) worker.start();
    await vi.waitFor(
      async () => {
        await tables
          .update(table)
          .set({ availableAt: sql`now()` })
          .where(sql`last_error is not null`);
        for (const worker of workers) worker.wake();
        expect((await createOutboxAdmin(tables).list({ ...everything, limit: 1 })).counts.delivered).toBe(120);
      },
      { timeout: 20_000, interval: 100 },
    );

    const repeated = receiver.received.length - new Set(receiver.received.map(({ key }) => key)).size;
    const failed = receiver.received.filter(({ key, body }) => body.data["place"] === 1 && key < "4").length / 2;
    expect([repeated, receiver.mostAtOnce()]).toEqual([failed, 1]);
    expect(failed).toBeGreaterThan(0);
    for (const subject of subjects) {
      const places = receiver.received.filter(({ body }) => body.data["leadId"] === subject);
      const seen = places.map(({ body }) => Number(body.data["place"]));
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    }
    await Promise.all(workers.map((worker) => worker.stop(1_000)));
    await receiver.close();
    await Promise.all(databases.map((database) => database.close()));
  });
});

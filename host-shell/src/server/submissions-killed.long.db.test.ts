import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import { OutboxList } from "shared-runtime/api/outbox.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openEmbedded } from "../database/embedded.ts";
import { submission } from "../services/submissions/submissions.tables.ts";
import { startReceiver, webhookSecret } from "../services/outbox/testing/receiver.ts";
import { startApiProcess } from "./testing/api-process.ts";
import { addressNumber, formsNamed, leadNamed, postLead } from "./testing/lead-calls.ts";

const adminToken = "lka_a-token-that-is-for-tests-alone";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "leads-killed-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (more: Readonly<Record<string, string>> = {}) =>
  startApiProcess({
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: "127.0.0.1",
    DEPLOY_ADMIN_TOKEN: adminToken,
    LOG_LEVEL: "warn",
    ...more,
  });

async function outboxOf(url: string): Promise<OutboxList> {
  const answer = await fetch(`${url}/api/outbox`, { headers: { authorization: `Bearer ${adminToken}` } });
  return v.parse(OutboxList, await answer.json());
}

interface Sent {
  readonly key: string;
  readonly path: string;
  readonly body: { readonly name: string };
}

/** One submission of each kind in turn. */
function submissionNumber(number: number): Sent {
  const name = `Lead ${number}`;
  const forms = [{ path: "post-tool-lead", body: leadNamed(name) }, ...formsNamed(name)];
  const form = forms[number % forms.length];
  if (form === undefined) throw new Error("There is no form.");
  return { key: crypto.randomUUID(), ...form };
}

describe("a server that is killed while submissions of all kinds come in", () => {
  it("has stored each that it answered with 200, with its message, and takes those again that it did not answer", async () => {
    const first = await start();
    const taken: Sent[] = [];
    const unanswered: Sent[] = [];
    let sent = 0;
    const post = (url: string, { key, path, body }: Sent) => postLead(url, body, addressNumber(++sent), { path, key });
    async function send(): Promise<void> {
      while (unanswered.length === 0) {
        const one = submissionNumber(sent);
        const answer = await post(first.url, one).catch(() => undefined);
        if (answer?.status === 200) taken.push(one);
        else if (answer !== undefined) throw new Error(`A lead was answered with ${answer.status}.`);
        else unanswered.push(one);
      }
    }
    const senders = Promise.all(Array.from({ length: 64 }, send));
    await vi.waitFor(() => expect(taken.length).toBeGreaterThan(1_500), { timeout: 20_000, interval: 10 });
    await first.kill();
    await senders;

    const second = await start();
    expect((await outboxOf(second.url)).counts.waiting).toBeGreaterThanOrEqual(taken.length);
    // Some of the unanswered submissions were stored, and only their answers were lost.
    const again = await Promise.all([...unanswered, ...taken.slice(-50)].map((one) => post(second.url, one)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    const [one] = unanswered;
    const other = await post(second.url, { ...submissionNumber(sent), key: one?.key ?? "" });
    expect(other.status).toBe(409);
    const { counts, topics } = await outboxOf(second.url);
    expect(counts.waiting).toBe(taken.length + unanswered.length);
    expect(topics.map(({ topic }) => topic)).toEqual(["lead.tool", ...leads.map(({ kind }) => kind)].toSorted());
    expect(await second.terminate()).toBe(0);
    const database = await openEmbedded(dataDir);
    const rows = await database.tables.select({ id: submission.id }).from(submission);
    await database.close();
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...taken, ...unanswered].map(({ key }) => key).toSorted());
  });
});

describe("a server that is killed", () => {
  it("between storing and delivering, or during delivery, delivers afterwards, each time with the same key", async () => {
    const receiver = await startReceiver();
    const webhook = { OUTBOX_WEBHOOK_URL: receiver.url, OUTBOX_WEBHOOK_SECRET: webhookSecret };
    const first = await start();
    expect((await postLead(first.url, leadNamed("Hanne Holm"))).status).toBe(200);
    expect(await outboxOf(first.url)).toMatchObject({ delivers: false, counts: { waiting: 1, delivered: 0 } });
    await first.kill();

    receiver.answer = () => undefined;
    const second = await start(webhook);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 10_000 });
    await second.kill();

    receiver.answer = (_, response) => response.writeHead(204).end();
    const third = await start(webhook);
    await vi.waitFor(
      async () => expect((await outboxOf(third.url)).counts).toEqual({ waiting: 0, dead: 0, delivered: 1 }),
      { timeout: 10_000 },
    );
    await third.kill();
    const [before, after, ...more] = receiver.received;
    expect([before?.genuine, before?.body.data["name"], more]).toEqual([true, "Hanne Holm", []]);
    expect(after).toEqual(before);
    await receiver.close();
  });
});

describe("1000 leads a second from one address", () => {
  it("are answered with 429 except for 20, while other addresses are answered at once", async () => {
    const server = await start();
    const flood = Promise.all(
      Array.from(
        { length: 1_000 },
        async (_, index) => (await postLead(server.url, leadNamed(`Lead ${index}`))).status,
      ),
    );
    const other = await postLead(server.url, leadNamed("Hanne Holm"), "203.0.113.9");
    expect(other.status).toBe(200);
    const statuses = await flood;
    expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([20, 980]);
    expect((await outboxOf(server.url)).counts.waiting).toBe(21);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.kill();
  });
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { OutboxMessage } from "./outbox-messages.ts";
import { type Receiver, startReceiver, webhookSecret } from "./testing/receiver.ts";
import { createWebhook } from "./webhook.ts";

const message: OutboxMessage = {
  id: 1,
  idempotencyKey: "6f1c1b0e-54c5-4c39-a14f-0b6ac7c3f0b1",
  topic: "lead.tool",
  payload: { leadId: "a", name: "Hanne Møller Holm" },
  createdAt: new Date("2026-11-20T10:00:00Z"),
  attempt: 1,
  lease: "2026-11-22 12:00:30+00",
  ageSeconds: 0,
};
const patient = new AbortController().signal;

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const send = (changes: { url?: string; timeoutMs?: number } = {}) =>
  createWebhook({ url: receiver.url, secret: webhookSecret, now: () => new Date(), ...changes })(message, patient);

it("sends the message with its key, and a signature of the bytes that arrive", async () => {
  expect(await send()).toEqual({ kind: "delivered" });
  expect(receiver.received).toEqual([
    {
      key: message.idempotencyKey,
      genuine: true,
      body: { type: "lead.tool", timestamp: "2026-11-20T10:00:00.000Z", data: message.payload },
    },
  ]);
});

it("decodes a secret in the format of Standard Webhooks", async () => {
  const theirs = await startReceiver("bytes that are no text");
  const secret = `whsec_${Buffer.from("bytes that are no text").toString("base64")}`;
  await createWebhook({ url: theirs.url, secret, now: () => new Date() })(message, patient);
  expect(theirs.received.map(({ genuine }) => genuine)).toEqual([true]);
  await theirs.close();
});

it.each([
  [200, { kind: "delivered" }],
  [299, { kind: "delivered" }],
  [400, { kind: "failed", error: "answered 400" }],
  [404, { kind: "failed", error: "answered 404" }],
  [410, { kind: "refused", error: "answered 410: it takes no more messages" }],
  [500, { kind: "failed", error: "answered 500" }],
])("judges an answer of %i by its status, whatever its content", async (status, delivery) => {
  receiver.answer = (_, response) => response.writeHead(status).end("Hanne Holm was here");
  expect(await send()).toEqual(delivery);
});

it.each([
  ["90", 90],
  ["Thu, 26 Nov 2026 12:01:30 GMT", 90],
  ["Thursday, 26-Nov-26 12:01:30 GMT", 90],
  ["Thu Nov 26 12:01:30 2026", 90],
  ["Thu, 26 Nov 2026 11:00:00 GMT", 0],
  ["99999999999", 99_999_999_999],
])("obeys the retry-after of a receiver: %s", async (wanted, notBeforeSeconds) => {
  const headers = { "retry-after": wanted, date: "Thu, 26 Nov 2026 12:00:00 GMT" };
  receiver.answer = (_, response) => response.writeHead(429, headers).end();
  expect(await send()).toEqual({ kind: "failed", error: "answered 429", notBeforeSeconds });
});

it.each(["soon", "-5", "1.5"])("pauses as always after a retry-after of %s", async (wanted) => {
  receiver.answer = (_, response) => response.writeHead(503, { "retry-after": wanted }).end();
  expect(await send()).toEqual({ kind: "failed", error: "answered 503" });
});

it("follows no redirect, and says what to do", async () => {
  const elsewhere = await startReceiver();
  receiver.answer = (_, response) => response.writeHead(307, { location: elsewhere.url }).end();
  expect(await send()).toEqual({
    kind: "failed",
    error: "answered 307, a redirect: set OUTBOX_WEBHOOK_URL to where it leads",
  });
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

it("gives up a receiver that does not answer in time", async () => {
  receiver.answer = () => undefined;
  expect(await send({ timeoutMs: 20 })).toEqual({ kind: "failed", error: "did not answer within 0.02 s" });
});

it("does not wait for the end of an endless answer", async () => {
  receiver.answer = (_, response) => void response.writeHead(200).write("and so on");
  expect(await send()).toEqual({ kind: "delivered" });
});

it("names the reason if nothing listens, and if the connection is closed", async () => {
  const closed = createServer();
  await once(closed.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  closed.close();
  expect(await send({ url })).toEqual({ kind: "failed", error: "could not be reached: ECONNREFUSED" });
  receiver.answer = (_, response) => response.destroy();
  expect(await send()).toEqual({ kind: "failed", error: "could not be reached: UND_ERR_SOCKET" });
});

it("stops at once when it is aborted", async () => {
  receiver.answer = () => undefined;
  const stopped = new AbortController();
  const sent = createWebhook({ url: receiver.url, secret: webhookSecret, now: () => new Date() })(
    message,
    stopped.signal,
  );
  stopped.abort(new Error("stopped"));
  await expect(sent).rejects.toThrow("stopped");
});

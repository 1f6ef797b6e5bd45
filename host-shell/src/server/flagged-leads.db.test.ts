import { leads as forms } from "shared-runtime/lead-forms/lead-list.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Receiver, startReceiver, webhookSecret } from "../services/outbox/testing/receiver.ts";
import { formsNamed, leadNamed, postLead } from "./testing/lead-calls.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let receiver: Receiver;
let server: TestServer;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer(scriptedReviewer(), {
    OUTBOX_WEBHOOK_URL: receiver.url,
    OUTBOX_WEBHOOK_SECRET: webhookSecret,
  });
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
});

const name = "Hanne Holm";
const leads = [{ path: "post-tool-lead", body: leadNamed(name) }, ...formsNamed(name)];

it("delivers leads whose trap is filled in, under its name of today and of earlier, with a flag, and others without", async () => {
  const traps = [{}, { kontrolfelt: "" }, { kontrolfelt: "https://filled.example" }, { website: "x".repeat(5_000) }];
  for (const { path, body } of leads) {
    for (const trap of traps) {
      const answer = await postLead(server.url, { ...body, ...trap }, undefined, { path });
      expect([answer.status, await answer.json()]).toEqual([200, { taken: true }]);
    }
  }
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(leads.length * traps.length);
  const flagsOf = Object.groupBy(receiver.received, ({ body }) => body.type);
  const unsorted = Object.entries(flagsOf).map(([type, messages = []]) => [
    type,
    messages
      .map(({ body, genuine }) => JSON.stringify([genuine, body.data["trapFilled"] ?? "none"]))
      .toSorted((a, b) => a.localeCompare(b)),
  ]);
  const flags = ['[true,"none"]', '[true,"none"]', "[true,true]", "[true,true]"];
  expect(Object.fromEntries(unsorted)).toEqual({
    "lead.tool": flags,
    ...Object.fromEntries(forms.map(({ kind }) => [kind, flags])),
  });
  expect(JSON.stringify(receiver.received)).not.toMatch(/filled\.example|xxxx|kontrolfelt|website/);
});

import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../src/database/testing/each-database.ts";
import { type Receiver, startReceiver, webhookSecret } from "../src/services/outbox/testing/receiver.ts";
import { leadNamed, postLead } from "../src/server/testing/lead-calls.ts";
import { scriptedReviewer } from "../src/server/testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "../src/server/testing/test-server.ts";
import { type Outcome, runCommand } from "./testing/run-command.ts";

const cli = fileURLToPath(new URL("./outbox.ts", import.meta.url));
const adminToken = "lka_a-token-that-is-for-tests-alone";

/** A long timeout, since each attempt starts a process. */
const eventually = { timeout: 30_000 };

let environment: Record<string, string>;

/** Runs `npm run outbox -- …` as a process. Variable parts of its output are replaced. */
async function outbox(...args: readonly string[]): Promise<Outcome> {
  const { code, said } = await runCommand(cli, args, { environment });
  return { code, said: said.replaceAll(/[\da-f-]{36}/g, "<subject>").replaceAll(/\d+ (s|min)\b/g, "<span>") };
}

describe.each([
  { name: "the embedded database", database: async () => ({}) },
  { name: "PostgreSQL", database: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
])("an operator of a server on $name", ({ database }) => {
  let server: TestServer;
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
    server = await startTestServer(scriptedReviewer(), {
      ...(await database()),
      DEPLOY_ADMIN_TOKEN: adminToken,
      OUTBOX_WEBHOOK_URL: receiver.url,
      OUTBOX_WEBHOOK_SECRET: webhookSecret,
    });
  });
  afterAll(async () => {
    await server.stop();
    await receiver.close();
  });
  beforeEach(() => {
    environment = { WIDGET_HOST: server.url, DEPLOY_ADMIN_TOKEN: adminToken };
  });

  it("lists waiting messages and those that were given up, and sends them again, without personal data", async () => {
    const answers = [410, 500];
    receiver.answer = (_, response) => response.writeHead(answers.shift() ?? 204).end();
    for (const name of ["Hanne Holm", "Bo Bang"]) {
      expect((await postLead(server.url, leadNamed(name))).status).toBe(200);
      await vi.waitFor(() => expect(receiver.received.at(-1)?.body.data["name"]).toBe(name), eventually);
    }
    await vi.waitFor(
      async () =>
        expect(await outbox("list")).toEqual({
          code: 0,
          said: [
            "1  lead.tool  <subject>  <span> old  1 attempt  given up: answered 410: it takes no more messages",
            "     2  lead.tool  <subject>  <span> old  1 attempt  next in <span>: answered 500",
            "",
            "1 waiting, 1 given up, 0 delivered.",
            "npm run outbox -- retry --dead sends those that were given up again.",
          ].join("\n"),
        }),
      eventually,
    );
    expect((await outbox("list", "--dead")).said).not.toContain("next in");
    expect(await outbox("retry", "--dead")).toEqual({ code: 0, said: "1 message is sent again at once." });
    expect(await outbox("retry", "2")).toEqual({ code: 0, said: "1 message is sent again at once." });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(4), eventually);
    expect(new Set(receiver.received.map(({ key }) => key)).size).toBe(2);
    await vi.waitFor(
      async () => expect((await outbox("list")).said).toBe("0 waiting, 0 given up, 2 delivered."),
      eventually,
    );
    expect((await outbox("list", "--all")).said).toMatch(/ 1 attempt {2}delivered\n[\s\S]*delivered\n\n0 waiting/);
    expect(await outbox("retry", "--dead")).toEqual({
      code: 0,
      said: "There is no given-up message to retry.",
    });
    expect(await outbox("retry", "1")).toEqual({
      code: 1,
      said: "Message 1 was delivered: there is nothing to send again.",
    });
    expect(JSON.stringify(server.logLines())).not.toMatch(/Hanne|Bo Bang|firma/);
  });

  it("reports an unknown message, and a missing or wrong token", async () => {
    expect(await outbox("retry", "999")).toEqual({
      code: 1,
      said: "There is no message 999. `npm run outbox -- list` shows the ids.",
    });
    environment["DEPLOY_ADMIN_TOKEN"] = "wrong";
    expect(await outbox("list")).toEqual({
      code: 1,
      said: "Only a token with the right outbox, or the server's DEPLOY_ADMIN_TOKEN, may see and retry the outbox.",
    });
    delete environment["DEPLOY_ADMIN_TOKEN"];
    expect((await outbox("list")).said).toMatch(/^Set OPERATOR_TOKEN in the environment\. /);
  });

  it("gets no message of a lead with a name of 1 MB; the same connection then accepts another lead", async () => {
    const statuses: number[] = [];
    for (const name of ["x".repeat(2 ** 20), "Hanne Holm", "x".repeat(2 ** 20), "Bo Bang"]) {
      const answer = await postLead(server.url, leadNamed(name));
      await answer.text();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([413, 200, 413, 200]);
    await vi.waitFor(
      async () => expect((await outbox("list")).said).toBe("0 waiting, 0 given up, 4 delivered."),
      eventually,
    );
  });

  it.each<[string, string, object | undefined, number]>([
    ["GET", "?state=lost", undefined, 400],
    ["GET", "?limit=0", undefined, 400],
    ["GET", "?limit=1001", undefined, 400],
    ["GET", "?after=x", undefined, 400],
    ["GET", "?topic=", undefined, 400],
    ["GET", "?topic=lead.event&topic=lead.tool", undefined, 200],
    ["GET", "?state=dead&state=waiting&limit=1", undefined, 200],
    ["POST", "/retry", {}, 400],
    ["POST", "/retry", { id: "1" }, 400],
    ["POST", "/retry", { id: 1.5 }, 400],
    ["POST", "/retry", { dead: false }, 400],
    ["POST", "/retry", { id: 1, dead: true }, 400],
  ])("gets an answer from the API: %s /api/outbox%s %j", async (method, path, body, status) => {
    const answer = await fetch(`${server.url}/api/outbox${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(status);
    const anybody = await fetch(`${server.url}/api/outbox${path}`, { method });
    expect(anybody.status).toBe(401);
  });
});

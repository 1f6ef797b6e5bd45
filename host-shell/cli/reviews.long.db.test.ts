import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../src/database/testing/each-database.ts";
import { recommendations, uploaded } from "../src/server/testing/cv-calls.ts";
import { scriptedReviewer } from "../src/server/testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "../src/server/testing/test-server.ts";
import { runCommand } from "./testing/run-command.ts";

const cli = fileURLToPath(new URL("./reviews.ts", import.meta.url));
const adminToken = "lka_a-token-that-is-for-tests-alone";
/** A long timeout, since each attempt starts a process. */
const eventually = { timeout: 30_000 };

describe.each([
  { name: "the embedded database", database: async () => ({}) },
  { name: "PostgreSQL", database: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
])("an operator of a server on $name", ({ database }) => {
  const scripted = scriptedReviewer();
  let isBroken = true;
  let server: TestServer;
  beforeAll(async () => {
    const review: typeof scripted.review = (cv) =>
      isBroken ? Promise.reject(new Error("told to break")) : scripted.review(cv);
    server = await startTestServer({ ...scripted, review }, { ...(await database()), DEPLOY_ADMIN_TOKEN: adminToken });
  });
  afterAll(() => server.stop());

  const reviews = (...args: readonly string[]) =>
    runCommand(cli, args, { environment: { WIDGET_HOST: server.url, DEPLOY_ADMIN_TOKEN: adminToken } });

  it("lists reviews that were given up, and has them tried again", async () => {
    const { cvIdJwtString } = await uploaded(server.url, "%PDF- Hanne Holm");
    expect((await recommendations(server.url, cvIdJwtString)).status).toBe(500);
    const { code, said } = await reviews("list");
    expect(code).toBe(0);
    const [, cvId = ""] =
      /^([\da-f-]{36}) {2}queued [\dT:.-]+Z {2}given up [\dT:.-]+Z {2}3 crashes, 0 servers lost\n/.exec(said) ?? [];
    expect(said).toContain(
      "\n\n1 given up, 0 waiting or running, 0 of unreadable CVs.\nnpm run reviews -- retry --all tries",
    );

    isBroken = false;
    expect(await reviews("retry", cvId)).toEqual({ code: 0, said: "1 review is tried again at once." });
    const answer = await recommendations(server.url, cvIdJwtString);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Hanne Holm, skriv")]);

    expect(await reviews("retry", "--all")).toEqual({ code: 0, said: "No review was given up." });
    const unknown = await reviews("retry", cvId);
    expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining(`No review of ${cvId} was given up.`)]);
    await vi.waitFor(
      async () =>
        expect(await reviews("list")).toEqual({
          code: 0,
          said: "0 given up, 0 waiting or running, 0 of unreadable CVs.",
        }),
      eventually,
    );
  });
});

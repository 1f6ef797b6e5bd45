import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const adminToken = "lka_a-token-that-is-for-tests-alone";

interface Issued {
  readonly id: string;
  readonly token: string;
}

const json = { "content-type": "application/json" };

async function issue(url: string, right: string): Promise<Issued> {
  const answer = await fetch(`${url}/api/operators/tokens`, {
    method: "POST",
    headers: { ...json, authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ right, label: `For ${right}`, by: "Hanne" }),
  });
  return (await answer.json()) as Issued;
}

/** Every call of operators, by the right that it needs. */
const calls = {
  widgets: [
    ["POST", "/api/registry/tokens"],
    ["GET", "/api/registry/tokens"],
    ["DELETE", "/api/registry/tokens/0d9f7b1c-3f55-4c39-a14f-0b6ac7c3f0b1"],
  ],
  jobs: [
    ["POST", "/api/jobs/import"],
    ["POST", "/api/jobs/identifiers"],
    ["GET", "/api/jobs/identifiers"],
    ["POST", "/api/jobs/expire"],
    ["GET", "/api/jobs/stats"],
  ],
  outbox: [
    ["GET", "/api/outbox"],
    ["POST", "/api/outbox/retry"],
    ["GET", "/api/outbox/files/0d9f7b1c-3f55-4c39-a14f-0b6ac7c3f0b1"],
  ],
  reviews: [
    ["GET", "/api/reviews"],
    ["POST", "/api/reviews/retry"],
  ],
  administrator: [
    ["POST", "/api/operators/tokens"],
    ["GET", "/api/operators/tokens"],
    ["DELETE", "/api/operators/tokens/0d9f7b1c-3f55-4c39-a14f-0b6ac7c3f0b1"],
  ],
} as const;
const rights = ["widgets", "jobs", "outbox", "reviews"] as const;

async function statusOf(url: string, [method, path]: readonly [string, string], token: string): Promise<number> {
  const headers = { ...json, ...(token !== "" && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url + path, { method, headers, ...(method === "POST" && { body: "{}" }) });
  await answer.body?.cancel();
  return answer.status;
}

describe.each([
  { name: "the embedded database", database: async () => ({}) },
  { name: "PostgreSQL", database: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
])("operators of a server on $name", ({ database }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(scriptedReviewer(), { ...(await database()), DEPLOY_ADMIN_TOKEN: adminToken });
  });
  afterAll(() => server.stop());

  it.each(rights)("use a token with the right %s for its calls and for no others", async (right) => {
    const { token } = await issue(server.url, right);
    for (const [needed, its] of Object.entries(calls)) {
      for (const call of its) {
        const status = await statusOf(server.url, call, token);
        expect([...call, status === 401]).toEqual([...call, needed !== right]);
      }
    }
  });

  it.each(rights)("can publish nothing with a token that has the right %s", async (right) => {
    const { token } = await issue(server.url, right);
    const publish = await statusOf(server.url, ["POST", "/api/registry/widgets/cv-check/versions"], token);
    const promote = await statusOf(server.url, ["PUT", "/api/registry/widgets/cv-check/channels/stable"], token);
    expect([publish, promote]).toEqual([401, 401]);
  });

  it("are refused without a token, with one that was revoked, and with half of one", async () => {
    const { id, token } = await issue(server.url, "jobs");
    const stats = ["GET", "/api/jobs/stats"] as const;
    expect(await statusOf(server.url, stats, token)).toBe(200);
    expect(await statusOf(server.url, ["DELETE", `/api/operators/tokens/${id}`], adminToken)).toBe(204);
    for (const refused of [token, "", token.slice(0, 20)]) expect(await statusOf(server.url, stats, refused)).toBe(401);
    expect(await statusOf(server.url, stats, adminToken)).toBe(200);
  });

  it("get no token without a right, without an end, or for longer than a year", async () => {
    for (const body of [
      { label: "All" },
      { right: "all", label: "All" },
      { right: "jobs", label: "Long", days: 367 },
      { right: "jobs", label: "Never", days: 0 },
    ]) {
      const answer = await fetch(`${server.url}/api/operators/tokens`, {
        method: "POST",
        headers: { ...json, authorization: `Bearer ${adminToken}` },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(400);
    }
  });

  it("revoke only what is the id of a token", async () => {
    for (const path of ["/api/operators/tokens/", "/api/registry/tokens/"])
      expect(await statusOf(server.url, ["DELETE", path + "-".repeat(36)], adminToken)).toBe(404);
  });
});

describe("operators with a listener of their own", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(scriptedReviewer(), { ADMIN_PORT: "0", DEPLOY_ADMIN_TOKEN: adminToken });
  });
  afterAll(() => server.stop());

  it("are answered there, and with 404 where visitors are answered", async () => {
    expect(server.operatorUrl).not.toBe(server.url);
    for (const call of Object.values(calls).flat()) {
      expect([...call, await statusOf(server.url, call, adminToken)]).toEqual([...call, 404]);
      expect([...call, await statusOf(server.operatorUrl, call, "")]).toEqual([...call, 401]);
    }
    const { token } = await issue(server.operatorUrl, "jobs");
    expect(await statusOf(server.operatorUrl, ["GET", "/api/jobs/stats"], token)).toBe(200);
    expect(await statusOf(server.url, ["GET", "/api/jobs/stats"], token)).toBe(404);
  });

  it("find no call of visitors there, but the state of the server, the documentation and what is published", async () => {
    const get = (path: string) => statusOf(server.operatorUrl, ["GET", path], "");
    expect(await Promise.all(["/healthz", "/readyz", "/api/registry/widgets"].map(get))).toEqual([200, 200, 200]);
    expect(await Promise.all(["/api/docs", "/api/openapi.json"].map(get))).toEqual([200, 200]);
    const ofVisitors = ["/api/session", "/api/site-settings", "/api/caller-origin"];
    expect(await Promise.all(ofVisitors.map(get))).toEqual([404, 404, 404]);
  });

  it("leave the calls of visitors and of teams where they were", async () => {
    const call = (method: string, path: string) => statusOf(server.url, [method, path], "");
    expect(await call("GET", "/api/session")).toBe(200);
    expect(await call("GET", "/api/caller-origin")).toBe(200);
    expect(await call("POST", "/api/registry/widgets/cv-check/versions")).toBe(401);
  });
});

describe("the security log", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(scriptedReviewer(), { DEPLOY_ADMIN_TOKEN: adminToken, LOG_LEVEL: "error" });
  });
  afterAll(() => server.stop());
  let before: number;
  beforeEach(() => {
    before = server.logLines().length;
  });
  const noted = () =>
    server
      .logLines()
      .slice(before)
      .filter(({ securityEvent }) => securityEvent !== undefined)
      .map(({ time: _time, correlationId, ...line }) => ({ ...line, hasCorrelation: correlationId !== undefined }));

  it("says who made which token, and who used which right", async () => {
    const { id, token } = await issue(server.url, "jobs");
    await statusOf(server.url, ["GET", "/api/jobs/stats"], token);
    const made = { method: "POST", path: "/api/operators/tokens", hasCorrelation: true, level: "info" };
    expect(noted()).toEqual([
      {
        ...made,
        securityEvent: "right-used",
        right: "administrator",
        holder: "administrator",
        msg: "a right was used",
      },
      { ...made, securityEvent: "token-made", right: "jobs", holder: "For jobs", token: id, msg: "a token was made" },
      {
        ...made,
        method: "GET",
        path: "/api/jobs/stats",
        securityEvent: "right-used",
        right: "jobs",
        holder: "For jobs",
        token: id,
        msg: "a right was used",
      },
    ]);
    expect(JSON.stringify(server.logLines())).not.toContain(token.slice(4));
  });

  it("says which token was refused, as far as it is known, and why", async () => {
    const { id, token } = await issue(server.url, "jobs");
    before = server.logLines().length;
    await statusOf(server.url, ["GET", "/api/outbox"], token);
    await statusOf(server.url, ["GET", "/api/outbox"], "lko_guess");
    await statusOf(server.url, ["POST", "/api/registry/widgets/cv-check/rollback"], token);
    const line = { level: "warn", securityEvent: "token-refused", msg: "a token was refused", hasCorrelation: true };
    expect(noted()).toEqual([
      {
        ...line,
        method: "GET",
        path: "/api/outbox",
        right: "outbox",
        reason: "other right",
        holder: "For jobs",
        token: id,
      },
      { ...line, method: "GET", path: "/api/outbox", right: "outbox", reason: "unknown" },
      {
        ...line,
        method: "POST",
        path: "/api/registry/widgets/cv-check/rollback",
        right: "deploy",
        widget: "cv-check",
        reason: "unknown",
      },
    ]);
  });
});

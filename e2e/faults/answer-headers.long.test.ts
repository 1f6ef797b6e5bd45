import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

let dataDir: string;
let site: RunningServer;
let operators: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "e2e-"));
  const oidc = { OIDC_ISSUER: "https://issuer.invalid", OIDC_CLIENT_ID: "site", OIDC_CLIENT_SECRET: "secret" };
  const editor = { EDITING_SECRET: "z".repeat(32), EDITING_ORIGINS: "https://cms.example" };
  const settings = {
    PUBLIC_URL: "https://lk.example",
    ADMIN_PORT: String(await freePort()),
    LEADS_PER_MINUTE: "1",
    ...oidc,
    ...editor,
  };
  site = await startServer({ port: await freePort(), dataDir, settings });
  operators = `http://127.0.0.1:${settings.ADMIN_PORT}`;
});
test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true });
});

/** Responses of every kind: pages, files, calls, redirects and errors. */
const answers: readonly (readonly [path: string, status: number, resources: "same-origin" | "cross-origin"])[] = [
  ["/", 200, "same-origin"],
  // The second response to this path comes from memory.
  ["/", 200, "same-origin"],
  ["/findes-ikke", 404, "same-origin"],
  ["/CV-Tjek", 301, "same-origin"],
  ["/robots.txt", 200, "same-origin"],
  ["/log-ind", 200, "same-origin"],
  ["/selvbetjening", 302, "same-origin"],
  ["/replay?lockfile=x", 400, "same-origin"],
  ["/widgets", 200, "same-origin"],
  ["/healthz", 200, "same-origin"],
  ["/api/session", 200, "same-origin"],
  ["/api/docs", 200, "same-origin"],
  ["/api/member/cvs", 401, "same-origin"],
  ["/api/editing/config", 401, "same-origin"],
  ["/api/findes-ikke", 404, "same-origin"],
  ["/loader.js", 200, "cross-origin"],
  ["/api/widget-reports", 405, "cross-origin"],
  ["/widgets/registry.json", 200, "cross-origin"],
  ["/widgets/cv-check/0.0.0/remoteEntry.js", 404, "cross-origin"],
  ["/platform/findes-ikke.js", 404, "cross-origin"],
];

test("every answer keeps other origins out and browsers on https", async () => {
  const given: unknown[] = [];
  for (const [path] of answers) {
    const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
    given.push([
      path,
      status,
      headers.get("cross-origin-resource-policy"),
      headers.get("cross-origin-opener-policy"),
      headers.get("strict-transport-security"),
      headers.get("x-content-type-options"),
    ]);
  }
  expect(given).toEqual(answers.map((answer) => [...answer, "same-origin", "max-age=31536000", "nosniff"]));
});

test("browsers guess the type of no answer, whatever the address, the method and the headers", async () => {
  const methods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "BREW"];
  const described = Object.keys((await (await fetch(`${site.url}/api/openapi.json`)).json()).paths);
  const calls = described.map((path) => path.replaceAll(/\{[^}]+\}/g, "x"));
  const pages = [
    ...answers.map(([path]) => path),
    "/platform/",
    "/widgets/",
    "/api/",
    "/api/uploads/x",
    "/test-identity/x",
  ];
  const unsafe: string[] = [];
  const statuses = new Set<number>();
  const look = async (address: string, init: RequestInit): Promise<void> => {
    const { status, headers, body } = await fetch(address, { redirect: "manual", ...init });
    await body?.cancel();
    statuses.add(status);
    if (headers.get("x-content-type-options") !== "nosniff") unsafe.push(`${init.method} ${address} ${status}`);
  };
  for (const path of new Set([...calls, ...pages]))
    for (const method of methods)
      await Promise.all([site.url, operators].map((listener) => look(listener + path, { method })));
  const { headers } = await fetch(site.url);
  await look(site.url, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  const json = { "content-type": "application/json" };
  for (const [call, body] of [
    ["jobmatch/post-jobmatch-rating", "x".repeat(2 ** 20)],
    ["leads/post-tool-lead", "{}"],
    ["leads/post-tool-lead", "{}"],
  ] as const)
    await look(`${site.url}/api/${call}`, { method: "POST", headers: json, body });
  expect(unsafe).toEqual([]);
  expect([200, 303, 304, 400, 401, 404, 405, 413, 429].filter((status) => !statuses.has(status))).toEqual([]);
});

test("a server that is reached without TLS does not ask browsers for it", async ({ server }) => {
  const { headers } = await fetch(server.url);
  expect([headers.get("strict-transport-security"), headers.get("cross-origin-opener-policy")]).toEqual([
    null,
    "same-origin",
  ]);
});

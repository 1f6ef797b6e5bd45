import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

let dataDir: string;
let site: RunningServer;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "e2e-"));
  const oidc = { OIDC_ISSUER: "https://issuer.invalid", OIDC_CLIENT_ID: "site", OIDC_CLIENT_SECRET: "secret" };
  const settings = { PUBLIC_URL: "https://lk.example", ...oidc };
  site = await startServer({ port: await freePort(), dataDir, settings });
});
test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true });
});

/** Answers of every kind: pages, files, calls, redirects and errors. */
const answers: readonly (readonly [path: string, status: number, resources: "same-origin" | "cross-origin"])[] = [
  ["/", 200, "same-origin"],
  // The second answer comes from memory.
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
  ["/api/outbox", 401, "same-origin"],
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
    ]);
  }
  expect(given).toEqual(answers.map((answer) => [...answer, "same-origin", "max-age=31536000"]));
});

test("a server that is reached without TLS does not ask browsers for it", async ({ server }) => {
  const { headers } = await fetch(server.url);
  expect([headers.get("strict-transport-security"), headers.get("cross-origin-opener-policy")]).toEqual([
    null,
    "same-origin",
  ]);
});

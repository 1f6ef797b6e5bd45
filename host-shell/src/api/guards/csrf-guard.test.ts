import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createLogger } from "../../logging/logger.ts";
import { logRequests } from "../../logging/log-requests.ts";
import type { ApiEnv } from "../api-env.ts";
import { createSecurityLog } from "./security-log.ts";
import { testGuard } from "../testing/test-guard.ts";

const lines: string[] = [];
const log = createLogger("debug", { write: (line) => void lines.push(line) });
const security = createSecurityLog({ log });
const calls = { crossSite: 1_000, others: 1_000 };
const api = new Hono<ApiEnv>();
api.use(
  logRequests(log),
  testGuard({ publicUrl: "https://lk.example", allowedOrigins: ["https://www.union.example"], security, calls }),
);
api.get("/api/site-settings", (c) => c.body(null, 204));
api.all("*", (c) => c.body(null, 204));

const status = async (headers: Readonly<Record<string, string>>, method = "POST", path = "/api/leads") =>
  (await api.request(`http://10.0.0.7:4000${path}`, { method, headers: { host: "10.0.0.7:4000", ...headers } })).status;
const cookies = { cookie: "a=1; __Host-session=x" };

describe("calls that change something", () => {
  it.each([
    ["of our own pages", { origin: "https://lk.example", ...cookies }],
    ["of listed origins", { origin: "https://www.union.example", ...cookies }],
    ["of our own pages, by a browser that sends no origin", { "sec-fetch-site": "same-origin", ...cookies }],
    ["typed into the address bar", { "sec-fetch-site": "none", ...cookies }],
    ["of a command line, without our cookies", { cookie: "theirs=1" }],
  ])("%s go through", async (_, headers) => {
    expect(await status(headers)).toBe(204);
  });

  it.each([
    ["of another origin", { origin: "https://evil.example" }],
    ["of another scheme of a listed origin", { origin: "http://www.union.example" }],
    ["of another scheme of our own pages", { origin: "http://lk.example", host: "lk.example", ...cookies }],
    ["of another port of our own pages", { origin: "https://lk.example:8443", host: "lk.example:8443", ...cookies }],
    ["of pages at another address of this server", { origin: "http://10.0.0.7:4000", ...cookies }],
    ["of an origin that begins with ours", { origin: "https://lk.example.evil.example" }],
    ["of a sandboxed frame", { origin: "null", ...cookies }],
    ["whose origin is not a URL", { origin: "lk.example", ...cookies }],
    ["of another origin on the same site", { origin: "https://x.union.example", "sec-fetch-site": "same-site" }],
    ["of a page on another site, without an origin", { "sec-fetch-site": "cross-site" }],
    ["of a page on the same site, without an origin", { "sec-fetch-site": "same-site" }],
    ["with our cookies and without headers on their origin", cookies],
    ["with the cookie of a sign-in alone", { cookie: "__Host-sign-in=x" }],
  ])("%s are refused", async (_, headers) => {
    lines.length = 0;
    expect(await status(headers)).toBe(403);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: "warn",
        securityEvent: "call-refused",
        method: "POST",
        path: "/api/leads",
        msg: expect.stringMatching(/ALLOWED_ORIGINS/),
      }),
    );
  });

  it("are refused from an opaque origin at a bare address", async () => {
    const headers = { origin: "null", ...cookies };
    expect((await api.request("http://10.0.0.7:4000/api/leads", { method: "POST", headers })).status).toBe(403);
  });

  it("are refused with any method", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"])
      expect(await status({ origin: "https://evil.example" }, method)).toBe(403);
  });

  it("differ from calls that only read and from reports, which any page may send", async () => {
    const theirs = { origin: "https://evil.example", ...cookies };
    for (const method of ["GET", "HEAD", "OPTIONS"]) expect(await status(theirs, method)).toBe(204);
    expect(await status(theirs, "POST", "/api/widget-reports")).toBe(204);
  });
});

describe("reads for a page of another site", () => {
  const image = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
  const script = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" };

  it.each([
    ["as an image", "GET", "/api/editing/config?secret=x", image],
    ["as an image, with a token", "GET", "/api/get-cv-frontpage-thumbnail?cvJwt=x", image],
    ["as an image of a listed origin", "GET", "/api/session", image],
    ["as a script that begins a sign-in", "GET", "/api/auth/login", image],
    ["without their body", "HEAD", "/api/session", image],
    ["at an unknown address", "GET", "/api/unknown", image],
    ["of what every origin may read, as an image", "GET", "/api/registry/override?token=x", image],
    ["as a socket", "GET", "/api/auth/login", { ...image, "sec-fetch-mode": "websocket" }],
    ["by a script", "GET", "/api/session", { ...script, origin: "https://evil.example" }],
    ["by a script of a sandboxed frame", "GET", "/api/session", { ...script, origin: "null" }],
  ])("%s are refused", async (_, method, path, headers) => {
    expect(await status(headers, method, path)).toBe(403);
  });

  it.each([
    ["by a script of a listed origin", "/api/session", { ...script, origin: "https://www.union.example" }],
    ["by a script of our own pages", "/api/session", { ...script, origin: "https://lk.example" }],
    ["of what every origin may read", "/api/site-settings", { ...script, origin: "https://any.example" }],
    ["as a page of its own", "/api/auth/login", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    ["by one of our pages", "/api/session", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" }],
    ["as a script that is no call of the API", "/widgets/cv-check/1.0.0/entry.js", image],
    ["as a page that is fetched ahead", "/cv-tjek", image],
  ])("%s go through", async (_, path, headers) => {
    expect(await status(headers, "GET", path)).toBe(204);
  });
});

describe("refused calls of other sites", () => {
  const site = new Hono<ApiEnv>();
  const guard = testGuard({ security, calls: { leads: 1, crossSite: 3 } });
  site.use(logRequests(log), guard);
  site.post("/api/leads/post-tool-lead", (c) => c.body(null, 204));
  const send = async (origin: string) => {
    const headers = { host: "lk.example", origin };
    return (await site.request("http://lk.example/api/leads/post-tool-lead", { method: "POST", headers })).status;
  };

  it("do not count against those of our pages, and have a quota of their own", async () => {
    const refused = [];
    for (let time = 0; time < 4; time += 1) refused.push(await send("https://evil.example"));
    expect(refused).toEqual([403, 403, 403, 429]);
    expect([await send("http://lk.example"), await send("http://lk.example")]).toEqual([204, 429]);
  });
});

describe("calls to a server without a public URL", () => {
  const local = new Hono<ApiEnv>();
  local.use(logRequests(log), testGuard({ security }));
  local.all("*", (c) => c.body(null, 204));
  const statusFrom = async (origin: string) =>
    (
      await local.request("http://10.0.0.7:4000/api/leads", {
        method: "POST",
        headers: { host: "10.0.0.7:4000", origin, ...cookies },
      })
    ).status;

  it("go through from pages at the address that was called", async () => {
    expect(await statusFrom("http://10.0.0.7:4000")).toBe(204);
  });

  it.each(["https://10.0.0.7:4000", "http://10.0.0.7", "http://10.0.0.7:4001", "null"])(
    "are refused from %s",
    async (origin) => {
      expect(await statusFrom(origin)).toBe(403);
    },
  );
});

import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logRequests } from "../../logging/log-requests.ts";
import { createLogger } from "../../logging/logger.ts";
import { createClientAddress } from "../../http/client-address.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { testGuard } from "../../api/testing/test-guard.ts";
import { widgetReports } from "./widget-reports.routes.ts";

const own = "https://www.lederkredsen.example";
const failed = { widget: "sample", version: "1.2.0", reason: "TypeError: x" };
const mounted = { widget: "sample", version: "1.2.0", ms: 120 };
const body = (...loads: readonly unknown[]) => JSON.stringify({ loads });
let lines: Record<string, unknown>[];
let counted: object[];
let elsewhere: object[];
let kept: string[];
let senders: string[];
let visited: object[];
let allowedOrigins: string[];
let report: (body: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
beforeEach(() => {
  lines = [];
  counted = [];
  elsewhere = [];
  kept = [];
  senders = [];
  visited = [];
  allowedOrigins = [];
  const log = createLogger("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const api = new Hono<ApiEnv>().use(logRequests(log), testGuard()).route(
    "/",
    widgetReports({
      log,
      count: async (loads, from) => {
        counted.push(...loads);
        senders.push(from);
      },
      countElsewhere: async (loads) => void elsewhere.push(...loads),
      countVisits: async (visits, visitor) => void visited.push(...visits.map((visit) => ({ ...visit, ...visitor }))),
      keepPlaceholders: async (placeholders) => void kept.push(...placeholders.map(({ page }) => page)),
      addressOf: createClientAddress(["127.0.0.1"]),
      publicUrl: own,
      allowedOrigins,
    }),
  );
  report = async (text, headers = { origin: own }) =>
    api.request(
      "/api/widget-reports",
      { method: "POST", body: text, headers },
      { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
    );
});
afterEach(() => void vi.useRealTimers());

const failures = () => lines.filter(({ level }) => level === "warn");

it("logs a reported failure in one line, under the call's correlation id", async () => {
  const answer = await report(body(mounted, failed));
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(counted).toEqual([mounted, failed]);
  expect(failures()).toEqual([
    {
      level: "warn",
      time: expect.any(String),
      correlationId: answer.headers.get("x-correlation-id"),
      ...failed,
      msg: "a widget failed in a browser",
    },
  ]);
});

it.each([
  ["nothing", "", 400],
  ["no JSON", "no json", 400],
  ["another shape", "[]", 400],
  ["a body that is too large", "x".repeat(2 ** 16 + 1), 413],
])("refuses %s as every call does, and logs none of it", async (_, text, status) => {
  const answer = await report(text);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { errorKey: "genericError", message: { id: answer.headers.get("x-correlation-id") } },
  ]);
  expect(failures()).toEqual([]);
});

it.each<[string, unknown]>([
  ["an unknown field", { ...failed, url: "https://example.dk/?cpr" }],
  ["a name that is too long", { ...failed, widget: "x".repeat(101) }],
  ["a name that no database accepts", { ...failed, widget: "sam\0ple" }],
  ["a lone surrogate in its version", { ...failed, version: "\ud83d" }],
  ["another shape", "sample"],
])("leaves out an entry with %s, and takes the others", async (_, entry) => {
  expect((await report(body(mounted, entry, failed))).status).toBe(204);
  expect(counted).toEqual([mounted, failed]);
  expect(failures()).toHaveLength(1);
});

it("accepts the report of a long page, and the beginning of a long reason", async () => {
  const many = Array.from({ length: 120 }, () => mounted);
  expect((await report(body(...many, { ...failed, reason: "x".repeat(400) }))).status).toBe(204);
  expect(counted).toEqual([...many, { ...failed, reason: "x".repeat(300) }]);
});

it("logs 60 failures a minute, says once that there are more, and starts again with the next minute", async () => {
  vi.useFakeTimers();
  for (let count = 0; count < 60; count += 10) await report(body(...Array.from({ length: 10 }, () => failed)));
  expect(failures()).toHaveLength(60);

  expect((await report(body(failed, failed))).status).toBe(204);
  expect(failures().slice(60)).toEqual([expect.objectContaining({ msg: "more widgets failed than are logged" })]);

  vi.advanceTimersByTime(60_000);
  await report(body(failed));
  expect(failures()).toHaveLength(62);
});

describe("if only pages of some origins may call", () => {
  beforeEach(() => void allowedOrigins.push("https://cms.example"));

  it.each([
    ["of these", { origin: "https://cms.example" }],
    ["of the site itself", { origin: "https://www.lederkredsen.example" }],
    ["of a page of ours that hides its origin", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["of these, as the browser says", { origin: "https://cms.example", "sec-fetch-site": "cross-site" }],
    [
      "of a proxy that changes the host",
      { origin: "https://www.lederkredsen.example", "sec-fetch-site": "same-origin" },
    ],
  ])("loads %s count", async (_, headers) => {
    await report(body(mounted, failed), headers);
    expect(counted).toEqual([mounted, failed]);
  });

  it.each<[string, Record<string, string>]>([
    ["without an origin", {}],
    ["without an origin, although the browser names the site", { "sec-fetch-site": "same-origin" }],
    ["that claims to be of these and of this site", { origin: "https://cms.example", "sec-fetch-site": "same-origin" }],
    [
      "of another site that claims to be ours",
      { origin: "http://h.example", host: "h.example", "sec-fetch-site": "cross-site" },
    ],
    [
      "that is typed and claims to be ours",
      { origin: "http://h.example", host: "h.example", "sec-fetch-site": "none" },
    ],
  ])("a call %s is refused", async (_, headers) => {
    const placeholder = { page: "https://a.example/", widget: "sample", wish: "stable", input: { attributes: {} } };
    const both = JSON.stringify({ loads: [mounted, failed], placeholders: [placeholder] });
    expect((await report(both, headers)).status).toBe(403);
    expect([counted, kept, lines.filter(({ level }) => level === "warn")]).toEqual([[], [], []]);
  });

  it("placeholders of a page that hides its origin are ignored", async () => {
    const placeholder = { page: "https://a.example/", widget: "sample", wish: "stable", input: { attributes: {} } };
    await report(JSON.stringify({ loads: [], placeholders: [placeholder] }), { origin: "null" });
    expect(kept).toEqual([]);
  });

  it.each([
    ["https://cms-example.translate.example"],
    ["http://cms.example"],
    ["cms.example"],
    ["null"],
    ["http://www.lederkredsen.example", "www.lederkredsen.example"],
    ["http://host.example:4000", "host.example:4000"],
  ])("loads of %s are logged and do not count", async (origin, host = "www.lederkredsen.example") => {
    expect((await report(body(mounted, failed), { origin, host })).status).toBe(204);
    expect([counted, failures().length]).toEqual([[], 1]);
  });
});

it("tells the sender, whose addresses in one network are one", async () => {
  for (const address of ["2001:db8::1", "2001:db8::2", "192.0.2.1"]) {
    await report(body(failed), { origin: own, "x-forwarded-for": address });
  }
  expect(senders).toEqual(["2001:db8:0::/48", "2001:db8:0::/48", "192.0.2.1"]);
});

it("answers 429 after 600 calls of one sender in a minute, and still takes those of others", async () => {
  for (let call = 0; call < 600; call += 1) await report(body());
  const answer = await report(body(failed));
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
    429,
    expect.stringMatching(/^\d+$/),
    expect.objectContaining({ errorKey: "tooManyReports" }),
  ]);
  expect(failures()).toEqual([]);
  expect((await report(body(failed), { origin: own, "x-forwarded-for": "192.0.2.1" })).status).toBe(204);
});

describe("if no other origins may call", () => {
  it.each<[string, Record<string, string>]>([
    ["of the site itself", { origin: own }],
    ["of the site itself, as the browser says", { origin: own, "sec-fetch-site": "same-origin" }],
    ["of a page of ours that hides its origin", { origin: "null", "sec-fetch-site": "same-origin" }],
  ])("loads %s count", async (_, headers) => {
    await report(body(mounted, failed), headers);
    expect([counted, elsewhere]).toEqual([[mounted, failed], []]);
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://anywhere.example", "sec-fetch-site": "cross-site" }],
    ["a site that is served by a server of the same name", { origin: "https://h.example", host: "h.example" }],
    ["our name without TLS", { origin: "http://www.lederkredsen.example" }],
    ["our name at another port", { origin: `${own}:8443` }],
    ["our name with a dot at the end", { origin: `${own}.` }],
    ["our name as no browser writes it", { origin: "HTTPS://WWW.LEDERKREDSEN.EXAMPLE" }],
    ["a name that begins with ours", { origin: `${own}.evil.example` }],
    ["a sandboxed page", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a file", { origin: "null" }],
    ["no page", {}],
    ["no page, but a referrer", { referer: `${own}/cv-tjek` }],
    [
      "another site that claims to be ours",
      { origin: own, "sec-fetch-site": "cross-site", host: "www.lederkredsen.example" },
    ],
    ["another site that claims to be this one", { origin: "https://x.example", "sec-fetch-site": "same-origin" }],
  ])("loads of %s are logged and kept apart", async (_, headers) => {
    expect((await report(body(mounted, failed), headers)).status).toBe(204);
    expect([counted, elsewhere]).toEqual([[], [mounted, failed]]);
    expect(failures().map(({ origin }) => origin)).toEqual([headers["origin"]]);
  });
});

describe("placeholders", () => {
  const placeholder = (page: string, change: object = {}) => ({
    page,
    widget: "sample",
    wish: "stable",
    input: { attributes: { title: "Hej" } },
    ...change,
  });
  const from = { origin: "https://a.example" };
  const told = (...placeholders: readonly object[]) => JSON.stringify({ loads: [], placeholders });

  it("are stored only for pages of other sites", async () => {
    for (const origin of ["https://a.example", own, "http://host.example:4000"]) {
      const answer = await report(told(placeholder(`${origin}/cv`)), { origin, host: "host.example:4000" });
      expect(answer.status).toBe(204);
    }
    expect(kept).toEqual(["https://a.example/cv"]);
  });

  it("are stored only for the origin that the browser sends", async () => {
    const both = told(placeholder("https://a.example/cv"), placeholder("https://b.example/cv"));
    await report(both, { origin: "https://b.example" });
    expect(kept).toEqual(["https://b.example/cv"]);
    for (const headers of [{ origin: "null" }, {}, { origin: "https://c.example" }]) await report(both, headers);
    expect(kept).toEqual(["https://b.example/cv"]);
  });

  it.each([
    ["a query, which may be about a person", placeholder("https://a.example/cv?navn=Hanne")],
    ["an address that is not of a web page", placeholder("file:///etc/passwd")],
    ["no address", placeholder("cv")],
    [
      "input that is too large",
      placeholder("https://a.example/", { input: { attributes: { title: "x".repeat(5_000) } } }),
    ],
    ["attributes that are not texts", placeholder("https://a.example/", { input: { attributes: { title: 1 } } })],
    ["a text that no database accepts", placeholder("https://a.example/", { input: { attributes: { title: "\0" } } })],
    ["a lone surrogate", placeholder("https://a.example/", { input: { attributes: {}, json: { title: ["\ud83d"] } } })],
    ["a lone surrogate in a name", placeholder("https://a.example/", { input: { attributes: { "\udc00": "" } } })],
    ["a version that no database accepts", placeholder("https://a.example/", { wish: "stable\0" })],
  ])("are left out with %s, and the others are kept", async (_, wrong) => {
    expect((await report(told(wrong, placeholder("https://a.example/good")), from)).status).toBe(204);
    expect(kept).toEqual(["https://a.example/good"]);
  });

  it("are ignored if they are nested too deeply", async () => {
    const deep = JSON.stringify(placeholder("https://a.example/", { input: { attributes: {}, json: "deep" } }));
    const nested = deep.replace('"deep"', "[".repeat(20_000) + "]".repeat(20_000));
    const good = JSON.stringify(placeholder("https://a.example/good"));
    expect((await report(`{"loads":[],"placeholders":[${nested},${good}]}`, from)).status).toBe(204);
    expect(kept).toEqual(["https://a.example/good"]);
  });

  it("are accepted up to a hundred per report", async () => {
    const many = Array.from({ length: 120 }, (__, index) => placeholder(`https://a.example/${index}`));
    expect((await report(told(...many), from)).status).toBe(204);
    expect(kept).toEqual(many.slice(0, 100).map(({ page }) => page));
  });
});

describe("visits", () => {
  const visit = {
    id: "k3v9",
    widget: "cv-check",
    version: "1.3.0",
    share: 10,
    ms: 420,
    calls: 2,
    failedCalls: 1,
    delay: 96,
  };
  const seen = (...visits: readonly unknown[]) => JSON.stringify({ loads: [], visits });

  it("are counted for their address and its network", async () => {
    expect((await report(seen(visit), { origin: own, "x-forwarded-for": "198.51.100.7" })).status).toBe(204);
    await report(seen(visit), { origin: own, "x-forwarded-for": "2001:db8:1:2::3" });
    expect(visited).toEqual([
      { ...visit, sender: "198.51.100.7", network: "198.51.100.0/24" },
      { ...visit, sender: "2001:db8:1::/48", network: "2001:db8::/32" },
    ]);
  });

  it("of pages of other origins count for nothing", async () => {
    await report(seen(visit), { origin: "https://stranger.example" });
    expect(visited).toEqual([]);
  });

  it.each([{ share: 0 }, { share: 1.5 }, { id: "An id" }, { delay: -1 }, { version: "1\0" }, { person: "Hanne" }])(
    "are left out with %j, and the others are kept",
    async (wrong) => {
      expect((await report(seen({ ...visit, ...wrong }, visit))).status).toBe(204);
      expect(visited).toMatchObject([visit]);
    },
  );
});

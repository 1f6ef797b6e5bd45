import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { HttpBindings } from "@hono/node-server";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type GuessQuota,
  guessQuotas,
  type GuessQuotas,
  type Quota,
  type Quotas,
  quotasOf,
} from "../api/quotas/quotas.ts";
import { type RouteRule, routeRules } from "../api/quotas/route-rules.ts";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { createLogger } from "../logging/logger.ts";
import { openJsonContent } from "../pages/content/json-content-source.ts";
import { readSettings } from "../settings/settings.ts";
import type { BrowserManifest } from "../registry/browser-files.ts";
import { createReleaseFiles } from "../registry/release-files.ts";
import { composeSite } from "./compose-site.ts";
import { testPorts } from "./testing/test-ports.ts";
import { createServices } from "./create-services.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { testBankKey } from "./testing/shared-environment.ts";
import { siteUrl } from "./testing/sign-in-site.ts";
import { openTestBrowser, type TestBrowser } from "./testing/test-browser.ts";
import { callbackPath } from "../http/sign-in-addresses.ts";

const content = fileURLToPath(new URL("../../content", import.meta.url));
const editingSecret = "a-secret-that-the-cms-shares-with-us";
const adminToken = "lka_a-token-that-has-every-right-on-this-server";
const log = createLogger("silent");

interface Limits {
  readonly change: (quota: Quota) => Quota;
  readonly guesses?: GuessQuotas;
}

/** A whole server without listeners, on its own PostgreSQL. */
async function openSite({ change, guesses = guessQuotas }: Limits) {
  const home = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(home, "dist/browser"), { recursive: true });
  await writeFile(join(home, "dist/browser/browser.json"), JSON.stringify(browserManifest));
  await writeFile(join(home, "dist/browser/loader.js"), "loader");
  const databaseUrl = await newPostgresDatabase();
  const settings = readSettings({
    DATA_DIR: join(home, "data"),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: siteUrl,
    TRUSTED_PROXIES: "127.0.0.1",
    ANYONE_CAN_SIGN_IN: "1",
    AUTH_DEBUG: "1",
    EDITING_SECRET: editingSecret,
    DEPLOY_ADMIN_TOKEN: adminToken,
    BANK_DETAILS_KEYS: testBankKey,
    EDITING_ORIGINS: "https://cms.example",
    JOBS_SEED: "0",
    COMPANIES_SEED: "0",
  });
  const quotas = mapped<keyof Quotas, Quota>(quotasOf(settings), change);
  const ports = testPorts(settings, { log, reviewer: scriptedReviewer(), quotas, guesses });
  const services = await createServices(settings, ports);
  const contentSource = await openJsonContent({ folder: content, product: "lederkredsen" });
  const releases = createReleaseFiles({ folder: settings.releasesDir, keptMs: settings.releasesKeptMs, log });
  const siteAt = await composeSite(settings, { home, log, releases, ...services, contentSource });
  const { routes, fetch } = siteAt(siteUrl);
  const site = {
    routes,
    fetch: (request: Request, bindings: object) => fetch(request, bindings as HttpBindings) as Promise<Response>,
  };
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  return {
    site,
    database,
    async stop() {
      await database.end();
      await services.finishWork(1_000);
      await services.close();
      await rm(home, { recursive: true });
    },
  };
}

type Opened = Awaited<ReturnType<typeof openSite>>;

const browserManifest: BrowserManifest = {
  platform: { entry: "platform/a.js", integrity: "" },
  carriedParts: [],
  shell: { entry: "platform/b.js", integrity: "" },
  foreignPage: "platform/c.js",
  editorOverlay: "platform/d.js",
  developerOverride: "platform/e.js",
  builtIns: "platform/b.js",
  scripts: { beforeFirstPaint: { code: "", integrity: "sha384-inline" }, page: "assets/g.js" },
  styles: [],
  blocks: {},
  sessionDebug: { styles: [], scripts: [] },
  builtInPageStyles: [],
  fontSheet: "assets/fonts.css",
  fonts: [],
};

/** An address that matches a route's pattern. */
function addressIn(pattern: string): string {
  return pattern
    .replace(/^\/\*$/, "/")
    .replace(/:directory\{[^}]*\}/, "platform")
    .replace(/:spec\{.*\}$/, "stable.json")
    .replaceAll(/:id(?:\{\[0-9a-f-\]\{36\}\})?/g, "0b0d3a55-6a7e-4d53-9a0c-0a4d7a6f5e11")
    .replaceAll(/:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g, "$1");
}

let senders = 0;
/** An address that has sent no request yet. */
const newSender = () => `198.51.${Math.floor((senders += 1) / 250)}.${senders % 250}`;

/** Calls a route from an address that the trusted proxy reports. */
async function call(
  { fetch }: Opened["site"],
  route: string,
  { from, query = "", ...init }: RequestInit & { readonly from: string; readonly query?: string },
): Promise<Response> {
  const [method = "", pattern = ""] = route.split(" ");
  const headers = new Headers(init.headers);
  headers.set("x-forwarded-for", from);
  const request = new Request(`${siteUrl}${addressIn(pattern)}${query}`, {
    method,
    ...init,
    headers,
    redirect: "manual",
  });
  return fetch(request, { incoming: { socket: { remoteAddress: "127.0.0.1" } } });
}

const isTooMuch = ({ status, headers }: Response): boolean =>
  headers.has("retry-after") &&
  (status === 429 || (status === 303 && (headers.get("location") ?? "").includes("fejl=formange")));

const known = Object.entries(routeRules) as readonly [string, RouteRule][];

describe("every route", () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openSite({ change: (quota) => ({ ...quota, callsPerMinute: 1 }) });
  }, 60_000);
  afterAll(() => opened.stop());

  it("has a rule, and every rule a route", () => {
    const { routes } = opened.site;
    const answered = routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
    // The paths that answer other methods with 405. Excludes patterns that end in `*`, which are mounted before routes.
    const paths = new Set(routes.filter(({ method }) => method !== "ALL").map(({ path }) => path));
    const own = routes.filter(({ method, path }) => method === "ALL" && !path.endsWith("*") && !paths.has(path));
    const ofAnyMethod = new Set(own.map(({ path }) => path));
    expect(answered.filter((route) => !(route in routeRules))).toEqual([]);
    expect([...ofAnyMethod].filter((path) => !known.some(([route]) => route.endsWith(` ${path}`)))).toEqual([]);
    const missing = known.filter(([route]) => !answered.includes(route) && !ofAnyMethod.has(route.split(" ")[1] ?? ""));
    expect(missing.map(([route]) => route)).toEqual([]);
  });

  it("refuses the calls of a sender beyond its quota, and no others", async () => {
    const limited: string[] = [];
    for (const [route, rule] of known) {
      const from = newSender();
      const first = await call(opened.site, route, { from });
      const second = await call(opened.site, route, { from });
      const other = await call(opened.site, route, { from: newSender() });
      expect([route, isTooMuch(first), isTooMuch(second), isTooMuch(other)]).toEqual([
        route,
        false,
        "quota" in rule,
        false,
      ]);
      if (isTooMuch(second)) limited.push(route);
    }
    expect(limited.length).toBeGreaterThan(90);
  });

  it("shares its quota with those that have the same", async () => {
    const from = newSender();
    await call(opened.site, "GET /api/city-search/:text", { from });
    expect(isTooMuch(await call(opened.site, "GET /api/city-from-zipcode/:zip", { from }))).toBe(true);
    expect(isTooMuch(await call(opened.site, "GET /api/organisations", { from }))).toBe(false);
  });

  it.each(["GET /api/unknown", "PUT /api/session", "POST /cv-tjek", "DELETE /healthz"])(
    "that does not exist has a quota as well: %s",
    async (route) => {
      const from = newSender();
      const answers = [await call(opened.site, route, { from }), await call(opened.site, route, { from })];
      expect(answers.map(isTooMuch)).toEqual([false, true]);
    },
  );
});

describe("with quotas that nobody reaches,", () => {
  const guesses = mapped<keyof GuessQuotas, GuessQuota>(guessQuotas, (quota) => ({ ...quota, guessesPerMinute: 3 }));
  let opened: Opened;
  let browser: TestBrowser;
  let asMember: Readonly<Record<string, string>>;
  beforeAll(async () => {
    opened = await openSite({
      guesses,
      change: (quota) => ({ ...quota, callsPerMinute: 1e6, memberCallsPerMinute: 1e6 }),
    });
    browser = openTestBrowser({ [siteUrl]: opened.site });
    await browser.go((await chosen(browser)).url);
    asMember = { cookie: `site-session=${browser.cookie(siteUrl, "site-session")}; signed-in=1` };
  }, 60_000);
  afterAll(() => opened.stop());

  it.each(known.filter(([, { secret }]) => secret !== undefined))(
    "a secret can be guessed only a few times, all routes of its kind together: %s",
    async (route, { secret }) => {
      const from = newSender();
      const guess = (one: string, sender = from) => {
        const { headers, ...more } = guessFor(one);
        const own = one.includes("/api/editing/") ? {} : { ...asMember, origin: siteUrl };
        return call(opened.site, one, { from: sender, headers: { ...own, ...headers }, ...more });
      };
      // The guesses are sent together, so that none is checked before the next one arrives.
      const answers = await Promise.all(Array.from({ length: 5 }, () => guess(route)));
      expect(answers.filter(isTooMuch)).toHaveLength(2);
      const alike = known.filter(([, rule]) => rule.secret?.guesses === secret?.guesses);
      for (const [other] of alike) expect([other, isTooMuch(await guess(other))]).toEqual([other, true]);
      expect(isTooMuch(await guess(route, newSender()))).toBe(false);
    },
  );

  it("no other method and no address below is an oracle for the secret of a route", async () => {
    const ask = async (asked: string, given: Guess, from: string) => {
      const own = asked.includes("/api/editing/") ? {} : { ...asMember, origin: siteUrl };
      const { headers, ...more } = given;
      const [method = ""] = asked.split(" ");
      const body = ["GET", "HEAD", "DELETE", "OPTIONS"].includes(method) ? null : (more.body ?? "{}");
      const { status } = await call(opened.site, asked, { from, headers: { ...own, ...headers }, ...more, body });
      return status;
    };
    const asked = known.flatMap(([route, { secret }]) => {
      const [, path = ""] = route.split(" ");
      const own = (one: string) => one in routeRules;
      const others = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].flatMap((method) =>
        [path, `${path}/`, `${path}/more`].map((one) => `${method} ${one}`),
      );
      return secret === undefined ? [] : others.filter((one) => !own(one)).map((one) => [one, route] as const);
    });
    for (const [one, route] of asked) {
      const from = newSender();
      const wrong = [];
      for (let time = 0; time < 4; time += 1) wrong.push(await ask(one, guessFor(route), from));
      if (wrong.at(-1) === 429) continue;
      const right = await ask(one, rightFor(route), newSender());
      expect([one, ...wrong]).toEqual([one, ...wrong.map(() => right)]);
    }
  });

  it.each(["config", "render"])("the editor's call %s has one method, whoever asks", async (name) => {
    for (const query of ["", "?secret=a-guess", `?secret=${editingSecret}`])
      for (const origin of [undefined, siteUrl, "https://cms.example", "https://evil.example"]) {
        const init = { from: newSender(), query, headers: { ...(origin && { origin }) } };
        const { status, headers } = await call(opened.site, `POST /api/editing/${name}`, init);
        expect([query, origin, status, headers.get("allow")]).toEqual([query, origin, 405, "GET, HEAD"]);
      }
  });

  it.each(["GET /api/editing/unknown", "POST /api/editing/config", "DELETE /api/editing/render/more"])(
    "wrong secrets of the editor count at %s as well",
    async (route) => {
      const from = newSender();
      const guess = async () => (await call(opened.site, route, { from, query: "?secret=a-guess" })).status;
      for (let time = 0; time < 3; time += 1) expect(await guess()).not.toBe(429);
      expect(await guess()).toBe(429);
    },
  );

  it("a right secret does not count while its call runs", async () => {
    const from = newSender();
    const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const slow: Promise<Response>[] = [];
    for (let time = 0; time < 4; time += 1) {
      // The server reads the body only after the token is checked.
      await new Promise<void>((onRead) => {
        const source: UnderlyingDefaultSource<Uint8Array> = {
          async pull(controller) {
            onRead();
            await ended;
            controller.enqueue(new TextEncoder().encode("{}"));
            controller.close();
          },
        };
        const body = new ReadableStream(source, { highWaterMark: 0 });
        const init: RequestInit & { readonly duplex: "half" } = { body, duplex: "half" };
        const answer = call(opened.site, "POST /api/jobs/import", { from, headers, ...init });
        slow.push(answer);
        void answer.then(() => onRead());
      });
    }
    const next = await call(opened.site, "GET /api/jobs/stats", { from, headers });
    end();
    expect([next.status, ...(await Promise.all(slow)).map(({ status }) => status)]).toEqual([200, 400, 400, 400, 400]);
  });

  it("wrong secrets of pages of other sites are refused and count for nobody", async () => {
    const from = newSender();
    const image = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
    const form = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", origin: "https://evil.example" };
    for (const [route, { secret }] of known) {
      if (secret === undefined) continue;
      const headers = route.startsWith("GET ") ? image : form;
      for (let time = 0; time < 4; time += 1) {
        const { headers: own, ...guess } = guessFor(route);
        const { status } = await call(opened.site, route, { from, ...guess, headers: { ...own, ...headers } });
        expect([route, status]).toEqual([route, 403]);
      }
    }
    const kinds = Map.groupBy(known, ([, { secret }]) => secret?.guesses);
    for (const [[route = ""] = []] of kinds.values()) {
      const { headers, ...guess } = rightFor(route);
      const own = route.includes("/api/editing/") ? {} : { ...asMember, origin: siteUrl };
      const answer = await call(opened.site, route, { from, headers: { ...own, ...headers }, ...guess });
      expect([route, isTooMuch(answer)]).toEqual([route, false]);
    }
  });

  it("a secret that is missing or right counts for nothing, and a right one is refused after wrong ones", async () => {
    const from = newSender();
    const config = (secret: string) =>
      call(opened.site, "GET /api/editing/config", { from, query: `?secret=${secret}` });
    for (let time = 0; time < 5; time += 1) {
      expect((await config(editingSecret)).status).toBe(200);
      expect((await call(opened.site, "GET /api/outbox", { from })).status).toBe(401);
    }
    for (let time = 0; time < 3; time += 1) expect((await config("a-guess")).status).toBe(401);
    expect((await config(editingSecret)).status).toBe(429);
  });

  const gets = known.filter(([route]) => route.startsWith("GET "));

  it("no HEAD has an effect", async () => {
    const before = await rowsOf(opened.database);
    for (const [route, { hasEffect }] of gets) {
      const answer = await call(opened.site, route, { from: newSender(), headers: asMember, method: "HEAD" });
      expect([route, answer.headers.getSetCookie()]).toEqual([route, []]);
      const isRefused = answer.status === 405 && answer.headers.get("allow")?.includes("HEAD") === false;
      expect([route, isRefused]).toEqual([route, hasEffect === true]);
    }
    expect(await rowsOf(opened.database)).toEqual(before);
  });

  it("no GET has one that its rule does not name", async () => {
    const before = await rowsOf(opened.database);
    for (const [route, { hasEffect }] of gets) {
      if (hasEffect) continue;
      const ended = { cookie: `site-session=${"x".repeat(43)}; signed-in=1` };
      for (const headers of [asMember, ended]) {
        const answer = await call(opened.site, route, { from: newSender(), headers });
        expect([route, answer.headers.getSetCookie()]).toEqual([route, []]);
      }
    }
    expect(await rowsOf(opened.database)).toEqual(before);
  });

  it.each<[string, RequestInit]>([
    ["HEAD", { method: "HEAD" }],
    ["a prefetch", { headers: { "sec-purpose": "prefetch" } }],
    ["a prerendering", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["an older prefetch", { headers: { purpose: "prefetch" } }],
    ["a prefetch of Firefox", { headers: { "x-moz": "prefetch" } }],
  ])("a sign-in is not begun or finished by %s, and then by the GET", async (_, init) => {
    const visitor = openTestBrowser({ [siteUrl]: opened.site });
    const early = await visitor.call(`${siteUrl}/api/auth/login`, init);
    expect([early.headers.getSetCookie(), early.headers.get("location"), early.status >= 400]).toEqual([
      [],
      null,
      true,
    ]);
    const { url } = await chosen(visitor);
    const first = await visitor.call(url, init);
    expect([first.headers.getSetCookie(), first.headers.get("location"), first.status >= 400]).toEqual([
      [],
      null,
      true,
    ]);
    await visitor.go(url);
    expect(visitor.cookie(siteUrl, "site-session")).toMatch(/^[\w-]{43}$/);
  });
});

/** Signs a test person in, up to the redirect back from the issuer. */
async function chosen(browser: TestBrowser) {
  const { url } = await browser.go(`${siteUrl}/api/auth/login`);
  const init = {
    method: "POST",
    body: new URLSearchParams({ person: "test-person-1" }),
    headers: { origin: siteUrl },
  };
  return browser.go(url, { init, until: ({ pathname }) => pathname === callbackPath });
}

/** A digest of the rows of every table. */
async function rowsOf(database: Client): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await database.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const digests: [string, string][] = [];
  for (const { name } of tables) {
    const { rows } = await database.query<{ digest: string }>(
      `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${name} t`,
    );
    digests.push([name, rows[0]?.digest ?? ""]);
  }
  return Object.fromEntries(digests);
}

/** A call with a wrong secret that is valid in all other respects. */
function guessFor(route: string): Guess {
  if (route.includes("/api/editing/")) return { query: "?secret=a-guess" };
  if (route === "GET /api/registry/override") return { query: "?token=a-guess" };
  if (route === "POST /widgets") return { body: new URLSearchParams({ token: "a-guess" }) };
  if (!route.includes(" /api/") && route !== "GET /metrics") return { query: "?widget-override=a-guess" };
  const headers = { authorization: "Bearer a-guess", "content-type": "application/json" };
  if (route === "GET /api/jobmatch/get-jobmatch-results") return { headers, query: "?jobLocationPostalCode=8000" };
  if (route.includes("post-jobmatch-rating")) return { headers, body: JSON.stringify({ jobId: "1", score: 3 }) };
  if (route === "PUT /api/cv-reading") return { headers, body: JSON.stringify({ revision: 1, undo: true }) };
  return { headers };
}

/** The same call as `guessFor`, with the right secret if this server has one. */
function rightFor(route: string): Guess {
  if (route.includes("/api/editing/")) return { query: `?secret=${editingSecret}` };
  if (route === "POST /widgets") return { body: new URLSearchParams({ token: adminToken }) };
  const { headers, ...guess } = guessFor(route);
  return headers ? { ...guess, headers: { ...headers, authorization: `Bearer ${adminToken}` } } : guess;
}

interface Guess extends Pick<RequestInit, "body"> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

function mapped<Name extends string, Value>(all: Readonly<Record<Name, Value>>, change: (value: Value) => Value) {
  return Object.fromEntries(Object.entries<Value>(all).map(([name, value]) => [name, change(value)])) as Record<
    Name,
    Value
  >;
}

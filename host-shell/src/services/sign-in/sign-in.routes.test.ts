import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createLogger } from "../../logging/logger.ts";
import { logRequests } from "../../logging/log-requests.ts";
import { frontPageOnly } from "./sign-in-paths.ts";
import type { SignInService } from "./sign-in-service.ts";
import type { SignIn } from "./sign-in.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { createSecurityLog } from "../../api/guards/security-log.ts";
import { testGuard } from "../../api/testing/test-guard.ts";
import { signInCalls } from "./sign-in.routes.ts";

const down = async () => {
  throw new Error("the database is down");
};
const silent = createLogger("silent");
const publicUrl = "https://lk.example";
const cookie = `__Host-session=${"x".repeat(43)}`;

const attempt = new URL("https://issuer.example/authorize");
const open: SignInService = { isOff: false, messages: [] };

/** A site that is reached through a proxy at 127.0.0.1. */
function busySite(begin: SignIn["begin"] = async () => attempt, state = open) {
  return new Hono<ApiEnv>().use(logRequests(silent)).route(
    "/",
    signInCalls({
      signIn: { begin, finish: down, end: down },
      publicUrl,
      paths: frontPageOnly,
      allowedOrigins: [],
      serviceState: async () => state,
      guard: testGuard({ publicUrl, calls: { signInsBegun: 3, signInsEnded: 3 } }),
      security: createSecurityLog({ log: silent }),
      log: silent,
    }),
  );
}

interface Sender {
  readonly peer?: string;
  readonly client?: string;
}

async function beginFrom(site: Hono<ApiEnv>, { peer = "192.0.2.1", client }: Sender = {}) {
  const init = { headers: client === undefined ? {} : { "x-forwarded-for": client } };
  const env = { incoming: { socket: { remoteAddress: peer } } };
  const { status, headers } = await site.request(`${publicUrl}/api/auth/login?redirectUrl=/cv-tjek`, init, env);
  return { status, location: headers.get("location"), retryAfter: headers.get("retry-after") };
}

const begun = { status: 303, location: attempt.href, retryAfter: null };
const refused = {
  status: 303,
  location: expect.stringMatching(/^\/log-ind\?fejl=formange&redirectUrl=%2Fcv-tjek&nummer=[\da-f-]{36}$/),
  retryAfter: expect.stringMatching(/^\d+$/),
};

describe("an address that begins too many sign-ins", () => {
  const four = async (site: Hono<ApiEnv>, sender: (at: number) => Sender) => {
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(await beginFrom(site, sender(at)));
    return answers;
  };

  it("gets a page that says so, and nothing is stored; other addresses can sign in", async () => {
    let kept = 0;
    const site = busySite(async () => {
      kept += 1;
      return attempt;
    });
    expect(await four(site, () => ({}))).toEqual([begun, begun, begun, refused]);
    expect(kept).toBe(3);
    expect(await beginFrom(site, { peer: "192.0.2.2" })).toEqual(begun);
  });

  it("is that of the connection, whatever X-Forwarded-For says", async () => {
    expect(await four(busySite(), (at) => ({ client: `10.0.0.${at}` }))).toEqual([begun, begun, begun, refused]);
  });

  it("is the visitor's behind a trusted proxy", async () => {
    const site = busySite();
    const behind = (client: string) => ({ peer: "127.0.0.1", client });
    expect(await four(site, (at) => behind(`198.51.100.${at}`))).toEqual([begun, begun, begun, begun]);
    expect((await four(site, () => behind("203.0.113.7"))).at(-1)).toEqual(refused);
  });
});

it("ends only some sign-ins of an address in a minute", async () => {
  const site = busySite();
  const env = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
  const faults: (string | null)[] = [];
  for (let at = 0; at < 4; at += 1) {
    const answer = await site.request(`${publicUrl}/api/auth/callback?state=made-up&code=x`, {}, env);
    faults.push(new URL(answer.headers.get("location") ?? "", publicUrl).searchParams.get("fejl"));
  }
  expect(faults).toEqual(["fejl", "fejl", "fejl", "formange"]);
});

describe("a service message about signing in", () => {
  const told: SignInService = { isOff: false, messages: ["Det går langsomt i dag."] };
  const begin = async (state: SignInService, query: string) => {
    const env = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
    const answer = await busySite(undefined, state).request(`${publicUrl}/api/auth/login?${query}`, {}, env);
    return answer.headers.get("location");
  };

  it("is shown before the issuer, and then the sign-in begins", async () => {
    expect(await begin(told, "redirectUrl=/cv-tjek")).toBe("/log-ind?redirectUrl=%2Fcv-tjek");
    expect(await begin(told, "redirectUrl=/cv-tjek&besked=set")).toBe(attempt.href);
  });

  it("leaves no way to the issuer while signing in is switched off", async () => {
    expect(await begin({ ...told, isOff: true }, "besked=set")).toBe("/log-ind?redirectUrl=%2F");
    expect(await begin({ isOff: true, messages: [] }, "besked=set")).toBe("/log-ind?redirectUrl=%2F");
  });
});

function brokenSite() {
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(line) });
  const site = new Hono<ApiEnv>();
  site.use(logRequests(log));
  site.route(
    "/",
    signInCalls({
      signIn: { begin: down, finish: down, end: down },
      publicUrl,
      paths: frontPageOnly,
      allowedOrigins: [],
      serviceState: async () => open,
      guard: testGuard({ publicUrl }),
      security: createSecurityLog({ log }),
      log,
    }),
  );
  const errors = () =>
    lines.map((line) => JSON.parse(line)).filter(({ level, err }) => level === "error" && err !== undefined);
  return { call: (path: string, init?: RequestInit) => site.request(publicUrl + path, init, {}), errors };
}

const aboutOurFault = (redirectUrl: string) =>
  expect.stringMatching(`^/log-ind\\?fejl=fejl${redirectUrl}&nummer=[\\da-f-]{36}$`);

describe("if the server itself fails", () => {
  it("visitors get a page that says so, and the log has the cause under its number", async () => {
    const { call, errors } = brokenSite();
    const answer = await call("/api/auth/login?redirectUrl=/cv-tjek");
    const location = answer.headers.get("location");
    expect([answer.status, location]).toEqual([303, aboutOurFault("&redirectUrl=%2Fcv-tjek")]);
    expect(errors()).toEqual([
      expect.objectContaining({
        correlationId: new URLSearchParams(location?.split("?")[1]).get("nummer"),
        err: expect.objectContaining({ message: "the database is down" }),
      }),
    ]);
  });

  it("a session that did not end is not reported as ended", async () => {
    const { call } = brokenSite();
    const headers = { origin: publicUrl, cookie };
    const byScript = await call("/api/auth/logout", { method: "POST", headers });
    expect([byScript.status, byScript.headers.getSetCookie(), await byScript.json()]).toEqual([
      500,
      [],
      { errorKey: "genericError", message: { id: byScript.headers.get("x-correlation-id") } },
    ]);
    const byForm = await call("/api/auth/logout", { method: "POST", headers: { ...headers, accept: "text/html" } });
    expect([byForm.status, byForm.headers.getSetCookie(), byForm.headers.get("location")]).toEqual([
      303,
      [],
      aboutOurFault(""),
    ]);
  });
});

it("accepts no other methods, and no form posts of an issuer", async () => {
  const { call } = brokenSite();
  const headers = { origin: publicUrl };
  const answers = await Promise.all([
    call("/api/auth/login", { method: "POST", headers }),
    call("/api/auth/callback", { method: "POST", headers }),
    call("/api/auth/logout"),
  ]);
  expect(answers.map(({ status, headers }) => [status, headers.get("allow")])).toEqual([
    [405, "GET"],
    [405, "GET"],
    [405, "POST"],
  ]);
});

import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { logRequests } from "../logging/log-requests.ts";
import type { ApiEnv } from "./api-env.ts";
import { signInCalls } from "./sign-in.ts";

const down = async () => {
  throw new Error("the database is down");
};
const publicUrl = "https://lk.example";
const cookie = `__Host-session=${"x".repeat(43)}`;

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
      allowedOrigins: [],
      isClosed: async () => false,
      log,
    }),
  );
  const errors = () =>
    lines.map((line) => JSON.parse(line)).filter(({ level, err }) => level === "error" && err !== undefined);
  return { call: (path: string, init?: RequestInit) => site.request(publicUrl + path, init), errors };
}

const aboutOurFault = (redirectUrl: string) =>
  expect.stringMatching(`^/log-ind\\?fejl=fejl${redirectUrl}&nummer=[\\da-f-]{36}$`);

describe("where the server itself is broken", () => {
  it("visitors end at a page that says so, and the log has why under its number", async () => {
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

  it("nobody is told that the session ended that did not", async () => {
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

it("takes no other methods, and no answers of an issuer by form", async () => {
  const { call } = brokenSite();
  const headers = { origin: publicUrl };
  const answers = await Promise.all([
    call("/api/auth/login", { method: "POST", headers }),
    call("/api/auth/callback", { method: "POST", headers }),
    call("/api/auth/logout"),
  ]);
  expect(answers.map(({ status, headers }) => [status, headers.get("allow")])).toEqual([
    [405, "GET, HEAD"],
    [405, "GET, HEAD"],
    [405, "POST"],
  ]);
});

import { Hono } from "hono";
import { expect, it } from "vitest";
import { createClientAddress } from "../../http/client-address.ts";
import { createLogger, type LogLevel } from "../../logging/logger.ts";
import { logRequests } from "../../logging/log-requests.ts";
import type { ApiEnv } from "../api-env.ts";
import { createSecurityLog } from "./security-log.ts";

const addressOf = createClientAddress(["10.0.0.1"]);

/** The lines of one call that came through a proxy. */
async function linesOf(level: LogLevel, options: { readonly namesClients: boolean }): Promise<readonly object[]> {
  const lines: string[] = [];
  const log = createLogger(level, { write: (line) => lines.push(line) });
  const security = createSecurityLog({ log, addressOf: options.namesClients ? addressOf : undefined });
  const app = new Hono<ApiEnv>().use(logRequests(log)).get("/api/outbox", (c) => {
    security(c, "token-refused", { right: "outbox", reason: "unknown" });
    return c.body(null, 401);
  });
  const env = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };
  const headers = { "x-forwarded-for": "203.0.113.7", authorization: "Bearer lko_secret" };
  await app.request("/api/outbox?token=secret", { headers }, env);
  return lines.map((line): object => JSON.parse(line)).filter((line) => "securityEvent" in line);
}

const line = {
  level: "warn",
  time: expect.any(String),
  securityEvent: "token-refused",
  correlationId: expect.stringMatching(/^[\da-f-]{36}$/),
  method: "GET",
  path: "/api/outbox",
  right: "outbox",
  reason: "unknown",
  msg: "a token was refused",
};

it("writes one line for an event, without the query, the token and the client's address", async () => {
  expect(await linesOf("info", { namesClients: false })).toEqual([line]);
});

it("names the client behind the proxies where a setting allows it", async () => {
  expect(await linesOf("info", { namesClients: true })).toEqual([{ ...line, client: "203.0.113.7" }]);
});

it("is written whatever the level of the log is, unless that is silent", async () => {
  expect(await linesOf("fatal", { namesClients: false })).toEqual([line]);
  expect(await linesOf("silent", { namesClients: false })).toEqual([]);
});

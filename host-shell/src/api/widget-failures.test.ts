import { Hono } from "hono";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { logRequests } from "../logging/log-requests.ts";
import { createLogger } from "../logging/logger.ts";
import type { ApiEnv } from "./api-env.ts";
import { widgetFailures } from "./widget-failures.ts";

const whole = { widget: "sample", version: "1.2.0", reason: "TypeError: x" };
let lines: Record<string, unknown>[];
let report: (body: string) => Promise<Response>;
beforeEach(() => {
  lines = [];
  const log = createLogger("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const api = new Hono<ApiEnv>().use(logRequests(log)).route("/", widgetFailures(log));
  report = async (body) => api.request("/api/widget-failures", { method: "POST", body });
});
afterEach(() => void vi.useRealTimers());

const failures = () => lines.filter(({ level }) => level === "warn");
const statusesOf = async (bodies: readonly string[]) =>
  Promise.all(bodies.map(async (body) => (await report(body)).status));

it("writes a failure that a loader reports as one line of the log, under the call's correlation id", async () => {
  const answer = await report(JSON.stringify(whole));
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(failures()).toEqual([
    {
      level: "warn",
      time: expect.any(String),
      correlationId: answer.headers.get("x-correlation-id"),
      ...whole,
      msg: "a widget failed in a browser",
    },
  ]);
});

it.each([
  ["nothing", "", 400],
  ["no JSON", "no json", 400],
  ["another shape", "[]", 400],
  ["more than was asked for", JSON.stringify({ ...whole, url: "https://example.dk/?cpr" }), 400],
  ["a reason that is too long", JSON.stringify({ ...whole, reason: "x".repeat(301) }), 400],
  ["far too much", "x".repeat(3_000), 413],
])("refuses %s as every call does, and logs none of it", async (_, body, status) => {
  const answer = await report(body);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { errorKey: "genericError", message: { id: answer.headers.get("x-correlation-id") } },
  ]);
  expect(failures()).toEqual([]);
});

it("writes 60 of them a minute, says once that there are more, and begins anew with the next minute", async () => {
  vi.useFakeTimers();
  const many = Array.from({ length: 60 }, () => JSON.stringify(whole));
  expect(new Set(await statusesOf(many))).toEqual(new Set([204]));
  expect(failures()).toHaveLength(60);

  expect(await statusesOf(many.slice(58))).toEqual([429, 429]);
  expect(failures().slice(60)).toEqual([expect.objectContaining({ msg: "more widgets failed than are logged" })]);

  vi.advanceTimersByTime(60_000);
  expect(await statusesOf(many.slice(59))).toEqual([204]);
  expect(failures()).toHaveLength(62);
});

it("tells who is refused for their number when to come back", async () => {
  vi.useFakeTimers();
  for (let count = 0; count < 60; count += 1) await report(JSON.stringify(whole));
  vi.advanceTimersByTime(19_500);
  const answer = await report(JSON.stringify(whole));
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
    429,
    "41",
    { errorKey: "genericError", message: { id: answer.headers.get("x-correlation-id") } },
  ]);
});

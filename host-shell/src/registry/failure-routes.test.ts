import { expect, test } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { createFailureRoutes } from "./failure-routes.ts";

function reportTo(lines: string[]) {
  const routes = createFailureRoutes(createLogger("info", { write: (line: string) => void lines.push(line) }));
  return async (body: string): Promise<number> => (await routes.request("/", { method: "POST", body })).status;
}

test("a failure that a loader reports becomes one line of the log", async () => {
  const lines: string[] = [];
  const report = reportTo(lines);
  expect(await report(JSON.stringify({ widget: "sample", version: "1.2.0", reason: "TypeError: x" }))).toBe(204);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: "warn",
      widget: "sample",
      version: "1.2.0",
      reason: "TypeError: x",
      msg: "a widget failed in a browser",
    }),
  ]);
});

test("anything else is refused and not logged", async () => {
  const lines: string[] = [];
  const report = reportTo(lines);
  const whole = { widget: "sample", version: "1.2.0", reason: "x" };
  const bodies = [
    "",
    "no json",
    "[]",
    JSON.stringify({ ...whole, url: "https://example.dk/?cpr" }),
    JSON.stringify({ ...whole, reason: "x".repeat(301) }),
  ];
  expect(await Promise.all(bodies.map(report))).toEqual([400, 400, 400, 400, 400]);
  expect(await report("x".repeat(3000))).toBe(413);
  expect(lines).toEqual([]);
});

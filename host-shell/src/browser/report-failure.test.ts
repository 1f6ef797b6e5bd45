import { afterEach, expect, it, vi } from "vitest";
import { reportFailure } from "./report-failure.ts";

afterEach(() => vi.unstubAllGlobals());

it("a failure is reported as a short text, which any origin may send", () => {
  const sendBeacon = vi.fn((_url: URL, _body: string) => true);
  vi.stubGlobal("navigator", { sendBeacon });
  reportFailure("cv-check", "1.0.0", new Error("x".repeat(1000)));
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url?.pathname).toMatch(/\/api\/widget-failures$/);
  expect(JSON.parse(body ?? "")).toEqual({ widget: "cv-check", version: "1.0.0", reason: `Error: ${"x".repeat(293)}` });
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";

let importShell: typeof import("./import-shell.ts").importShell;
let reportMissingShell: typeof import("./import-shell.ts").reportMissingShell;
beforeEach(async () => {
  vi.resetModules();
  ({ importShell, reportMissingShell } = await import("./import-shell.ts"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const later = () => performance.now() + 10_000;
const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(
    ({ href }) => new URL(href).pathname,
  );

it("a missing shell is requested twice, under new addresses, and again by the next retry", async () => {
  await expect(importShell(later())).rejects.toThrow("URL");
  const first = asked();
  expect(first.map((path) => path.replace(/^.*(?=platform)/, ""))).toEqual([
    "platform/shell.js",
    "platform/~1/shell.js",
  ]);
  await expect(importShell(later())).rejects.toThrow("URL");
  expect(new Set(asked()).size).toBe(4);
});

it("a shell that fails after the time limit is not requested again", async () => {
  await expect(importShell(performance.now())).rejects.toThrow("URL");
  expect(asked()).toHaveLength(1);
});

it("placeholders that ask at the same time share an attempt", async () => {
  await Promise.allSettled([importShell(later()), importShell(later())]);
  expect(asked()).toHaveLength(2);
});

it("a missing shell is reported once per widget, as a short text that any origin may send", () => {
  const sendBeacon = vi.fn((_url: URL, _body: string) => true);
  vi.stubGlobal("navigator", { sendBeacon });
  reportMissingShell("cv-check", new Error("x".repeat(1000)));
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url?.pathname).toMatch(/\/api\/widget-reports$/);
  expect(JSON.parse(body ?? "")).toEqual({
    loads: [{ widget: "cv-check", version: "", reason: `Error: ${"x".repeat(293)}` }],
  });
  reportMissingShell("cv-check", new Error("and again"));
  reportMissingShell("job-match", new Error("once for each widget"));
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

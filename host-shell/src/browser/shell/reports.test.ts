import { WidgetReports } from "shared-runtime/api/widget-reports.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReports, type Reports } from "./reports.ts";

const url = new URL("https://host.example/api/widget-reports");
let sent: unknown[];
let reports: Reports;
let hidden: boolean;
beforeEach(() => {
  sent = [];
  hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { sendBeacon: (to: URL, body: string) => sent.push([to, JSON.parse(body)]) });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  reports = createReports(url, () => []);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const one = { widget: "cv-check", version: "1.2.0", ms: 120 };
const two = { widget: "job-match", version: "3.0.0", reason: "Error: broke" };

describe("reports of one page", () => {
  it("are sent together, two seconds after the first", () => {
    reports.mounted(one.widget, one.version, 119.6);
    vi.advanceTimersByTime(1_999);
    reports.failed(two.widget, two.version, new Error("broke"));
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([[url, { loads: [one, two] }]]);
    vi.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["hides the page", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["leaves it", () => window.dispatchEvent(new Event("pagehide"))],
  ])("are sent at once when the visitor %s, and never without content", (_case, leave) => {
    hidden = true;
    leave();
    reports.mounted(one.widget, one.version, one.ms);
    leave();
    leave();
    expect(sent).toEqual([[url, { loads: [one] }]]);
  });

  it("count a failing version once, however many placeholders and retries it has", () => {
    for (const widget of ["cv-check", "cv-check", "job-match"]) reports.failed(widget, "", new Error("broke"));
    vi.runAllTimers();
    reports.failed("cv-check", "", new Error("broke again"));
    reports.failed("cv-check", "1.2.0", new Error("broke"));
    vi.runAllTimers();
    const loads = sent.flatMap((call) => (call as [URL, { readonly loads: readonly object[] }])[1].loads);
    const reason = "Error: broke";
    expect(loads).toEqual([
      { widget: "cv-check", version: "", reason },
      { widget: "job-match", version: "", reason },
      { widget: "cv-check", version: "1.2.0", reason },
    ]);
  });

  it("say why a widget failed in 300 characters at most", () => {
    reports.failed("cv-check", "", "x".repeat(1_000));
    vi.runAllTimers();
    expect(sent).toEqual([[url, { loads: [{ widget: "cv-check", version: "", reason: "x".repeat(300) }] }]]);
  });

  it("never exceed the limits of one call, however many widgets a page has", () => {
    for (let index = 0; index < 250; index++) reports.mounted("cv-check", "1.2.0", index);
    for (let index = 0; index < 40; index++)
      reports.failed(`${index}${"🎉".repeat(60)}`, "1".repeat(101), "🎉\u0000".repeat(200));
    vi.runAllTimers();
    const bodies = sent.map((call) => (call as [URL, WidgetReports])[1]);
    expect(bodies.flatMap(({ loads }) => loads)).toHaveLength(290);
    expect(bodies.filter((body) => !v.is(WidgetReports, body))).toEqual([]);
    expect(Math.max(...bodies.map((body) => new Blob([JSON.stringify(body)]).size))).toBeLessThan(50_000);
  });
});

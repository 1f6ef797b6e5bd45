import { WidgetVisit } from "shared-runtime/api/widget-reports.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createVisits, type Visits } from "./visits.ts";

type Listener = (list: { readonly getEntries: () => readonly object[] }) => void;

/** Reports entries of a type, as the browser does. */
let report: (type: string, ...entries: readonly object[]) => void;
let visits: Visits;
beforeEach(() => {
  const listeners = new Map<string, Listener>();
  class Observer {
    readonly listener: Listener;
    constructor(listener: Listener) {
      this.listener = listener;
    }
    observe({ type }: { readonly type: string }): void {
      listeners.set(type, this.listener);
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  report = (type, ...entries) => listeners.get(type)?.({ getEntries: () => entries });
  visits = createVisits(new URL("https://host/api/widget-reports"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("returns a visit until it was returned as it is, in the form that the server accepts", () => {
  const visit = visits.begin("counter", "1.1.0", 10);
  const begun = { id: expect.any(String), widget: "counter", version: "1.1.0", share: 10 };
  expect(visits.changed()).toEqual([begun]);
  expect(visits.changed()).toEqual([]);
  visit.ms = 120;
  const changed = visits.changed();
  expect(changed).toEqual([{ ...begun, ms: 120 }]);
  expect(changed.every((one) => v.is(WidgetVisit, one))).toBe(true);
});

it("gives all visits of a page the same id", () => {
  expect(visits.begin("counter", "1.1.0", 10).id).toBe(visits.begin("guide", "2.0.0", 1).id);
});

const call = (path: string, responseStatus?: number, startTime = performance.now()) => ({
  name: `https://host/api/${path}`,
  startTime,
  ...(responseStatus !== undefined && { responseStatus }),
});

it("counts calls of the API, and those that the server failed to answer", () => {
  visits.loading(visits.begin("counter", "1.1.0", 10));
  report(
    "resource",
    call("cv/1", 200),
    call("cv/2", 404),
    call("cv/3", 503),
    // As in a browser without the status.
    call("cv/5"),
    call("widget-reports", 204),
    { name: "https://host/widgets/registry.json", responseStatus: 200, startTime: performance.now() },
    { name: "https://other/api/", responseStatus: 500, startTime: performance.now() },
  );
  expect(visits.changed()).toMatchObject([{ calls: 4, failedCalls: 1 }]);
});

it("counts a call for the widget that began to load or was touched last before it, and for no other", () => {
  const counter = visits.begin("counter", "1.1.0", 10);
  const guide = visits.begin("guide", "2.0.0", 1);
  vi.useFakeTimers();
  const began = performance.now();
  const after = (milliseconds: number, act: () => void) => {
    vi.advanceTimersByTime(began + milliseconds - performance.now());
    act();
  };
  after(0, () => visits.loading(counter));
  after(100, () => visits.loading(guide));
  after(200, () => visits.touched(counter));
  after(300, () => visits.touched(undefined));
  report(
    "resource",
    call("of-the-page", 500, began - 50),
    call("of-counter", 503, began + 50),
    call("of-guide", 200, began + 150),
    call("of-counter-2", 200, began + 250),
    call("of-the-page-2", 500, began + 350),
  );
  expect([counter, guide].map(({ calls, failedCalls }) => [calls, failedCalls])).toEqual([
    [2, 1],
    [1, undefined],
  ]);
});

describe("a call without an answer", () => {
  const visit = () => {
    const begun = visits.begin("counter", "1.1.0", 10);
    visits.loading(begun);
    return begun;
  };
  beforeEach(() => void vi.useFakeTimers());

  it("has failed if the page is still open seconds later", () => {
    const begun = visit();
    report("resource", call("cv/1", 0));
    expect(begun).not.toHaveProperty("calls");
    vi.advanceTimersByTime(3_000);
    expect(begun).toMatchObject({ calls: 1, failedCalls: 1 });
  });

  it("says nothing if it ended because the visitor left the page", () => {
    const begun = visit();
    report("resource", call("cv/1", 0), call("cv/2", 0));
    window.dispatchEvent(new Event("pagehide"));
    vi.advanceTimersByTime(10_000);
    expect(begun).not.toHaveProperty("calls");
  });

  it("is replaced by the same call with an answer, as when a search is changed", () => {
    const begun = visit();
    report("resource", call("jobs?text=sk", 0), call("jobs?text=sko", 0), call("jobs?text=skole", 200));
    vi.advanceTimersByTime(10_000);
    expect([begun.calls, begun.failedCalls]).toEqual([1, undefined]);
  });
});

it("keeps the longest delay of the widget that the visitor touched last", () => {
  const visit = visits.begin("counter", "1.1.0", 10);
  report("event", { duration: 300 });
  expect(visit.delay).toBeUndefined();
  visits.touched(visit);
  expect(visit.delay).toBe(0);
  report("event", { duration: 40.4 }, { duration: 24 });
  visits.touched(undefined);
  report("event", { duration: 300 });
  expect(visit.delay).toBe(40);
});

it("works in browsers that observe nothing", () => {
  vi.stubGlobal("PerformanceObserver", undefined);
  expect(visits.begin("counter", "1.1.0", 10)).toMatchObject({ version: "1.1.0" });
});

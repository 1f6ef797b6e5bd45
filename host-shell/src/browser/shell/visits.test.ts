import { WidgetVisit } from "shared-runtime/api/widget-reports.ts";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
afterEach(() => void vi.unstubAllGlobals());

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

it("counts the page's calls of the API, and those without an answer or with a fault of the server", () => {
  visits.begin("counter", "1.1.0", 10);
  report(
    "resource",
    { name: "https://host/api/cv/1", responseStatus: 200 },
    { name: "https://host/api/cv/2", responseStatus: 404 },
    { name: "https://host/api/cv/3", responseStatus: 503 },
    { name: "https://host/api/cv/4", responseStatus: 0 },
    // As in a browser without the status.
    { name: "https://host/api/cv/5" },
    { name: "https://host/api/widget-reports", responseStatus: 204 },
    { name: "https://host/widgets/registry.json", responseStatus: 200 },
    { name: "https://other/api/", responseStatus: 500 },
  );
  expect(visits.changed()).toMatchObject([{ calls: 5, failedCalls: 2 }]);
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

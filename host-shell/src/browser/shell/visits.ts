import { jsonText } from "shared-runtime/api/json-text.ts";
import type { WidgetVisit } from "shared-runtime/api/widget-reports.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/** What is known until now of a visit whose visitor was drawn for a version. */
export type Visit = { -readonly [Key in keyof WidgetVisit]: WidgetVisit[Key] };

export interface Visits {
  readonly begin: (widget: string, version: string, share: number) => Visit;
  /** The visitor touched the widget of the visit, or something else. */
  readonly touched: (visit: Visit | undefined) => void;
  /** Returns the visits that have changed since the last call. */
  readonly changed: () => readonly WidgetVisit[];
}

/**
 * Records the visits of a page while two versions are compared. `reports` is the address for reports in the API. A call of
 * the page to the API counts for all visits, since no browser says which widget made it.
 */
export function createVisits(reports: URL): Visits {
  const apiUrl = new URL(".", reports).href;
  const known = new Map<Visit, string>();
  const id = Math.random().toString(36).slice(2, 12);
  let current: Visit | undefined;
  const watch = (type: string, use: (entry: PerformanceResourceTiming) => void): void | undefined =>
    permitted(() =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) use(entry as PerformanceResourceTiming);
        // Shorter interactions are not reported.
      }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit),
    );
  return {
    begin(widget, version, share) {
      if (known.size === 0) {
        watch("resource", ({ name, responseStatus: status }) => {
          if (!name.startsWith(apiUrl) || name === reports.href) return;
          for (const visit of known.keys()) {
            visit.calls = (visit.calls ?? 0) + 1;
            if (status === 0 || status >= 500) visit.failedCalls = (visit.failedCalls ?? 0) + 1;
          }
        });
        watch("event", ({ duration }) => {
          if (current) current.delay = Math.max(current.delay ?? 0, Math.round(duration));
        });
      }
      const visit = { id, widget, version, share };
      known.set(visit, "");
      return visit;
    },
    touched(visit) {
      current = visit;
      if (visit) visit.delay ??= 0;
    },
    changed: () =>
      [...known].flatMap(([visit, reported]) => {
        const text = jsonText(visit);
        known.set(visit, text);
        return text === reported ? [] : [visit];
      }),
  };
}

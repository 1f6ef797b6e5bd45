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
 * Records the visits of a page while two versions are compared. Calls of the page to `apiUrl` count for all of them: no browser
 * says which widget made a call, and visits of both versions are compared.
 */
export function createVisits(apiUrl: string): Visits {
  const known = new Map<Visit, string>();
  let current: Visit | undefined;
  const watch = (type: string, use: (entry: PerformanceEntry) => void): void =>
    void permitted(() =>
      // Interactions that are shorter than 16 ms are not reported.
      new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
        type,
        durationThreshold: 16,
      } as object),
    );
  const countCall = (entry: PerformanceEntry): void => {
    const { name, initiatorType, responseStatus = 200 } = entry as PerformanceResourceTiming;
    if (!name.startsWith(apiUrl) || !/^(fetch|xml)/.test(initiatorType)) return;
    for (const visit of known.keys()) {
      visit.calls = (visit.calls ?? 0) + 1;
      if (responseStatus === 0 || responseStatus >= 500) visit.failedCalls = (visit.failedCalls ?? 0) + 1;
    }
  };
  const measureDelay = ({ duration }: PerformanceEntry): void => {
    if (current) current.delay = Math.max(current.delay ?? 0, Math.round(duration));
  };
  return {
    begin(widget, version, share) {
      if (known.size === 0) {
        watch("resource", countCall);
        watch("event", measureDelay);
      }
      const id = [...known.keys()][0]?.id ?? Math.random().toString(36).slice(2, 12);
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

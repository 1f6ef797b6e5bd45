import { jsonText } from "shared-runtime/api/json-text.ts";
import type { WidgetVisit } from "shared-runtime/api/widget-reports.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/** What is known until now of a visit whose visitor was drawn for a version. */
export type Visit = { -readonly [Key in keyof WidgetVisit]: WidgetVisit[Key] };

export interface Visits {
  readonly begin: (widget: string, version: string, share: number) => Visit;
  /**
   * Called when the widget of the visit, or a widget without a visit, begins to load. Later calls are attributed to
   * this visit.
   */
  readonly loading: (visit: Visit | undefined) => void;
  /**
   * Called when the visitor touches the widget of the visit, or something else. Later calls and delays are attributed
   * to this visit.
   */
  readonly touched: (visit: Visit | undefined) => void;
  /** Returns the visits that have changed since the last call. */
  readonly changed: () => readonly WidgetVisit[];
}

/** The milliseconds after which an unanswered call counts as failed. Calls also end if the visitor leaves. */
const patience = 3_000;
/** The most changes between widgets that are remembered. */
const mostCallers = 50;

/**
 * Records the visits of a page while two versions are compared. `reports` is the address for reports in the API.
 * Browsers do not state which widget made a call, so a call is attributed to the widget that was touched, or began to
 * load, last before the call.
 */
export function createVisits(reports: URL): Visits {
  const apiUrl = new URL(".", reports).href;
  const known = new Map<Visit, string>();
  const id = Math.random().toString(36).slice(2, 12);
  const callers: (readonly [since: number, Visit | undefined])[] = [];
  const unanswered = new Map<string, ReturnType<typeof setTimeout>>();
  let current: Visit | undefined;
  const watch = (type: string, use: (entry: PerformanceResourceTiming) => void): void | undefined =>
    permitted(() =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) use(entry as PerformanceResourceTiming);
        // Shorter interactions are not reported.
      }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit),
    );
  const countCall = ({ name, responseStatus: status, startTime }: PerformanceResourceTiming): void => {
    if (!name.startsWith(apiUrl) || name === reports.href) return;
    const visit = callers.findLast(([since]) => since <= startTime)?.[1];
    if (!visit) return;
    const [path = ""] = name.split("?");
    const count = (failed: number): void => {
      visit.calls = (visit.calls ?? 0) + 1;
      if (failed > 0) visit.failedCalls = (visit.failedCalls ?? 0) + failed;
    };
    // A repeated call replaces the previous one without an answer, which the widget may have aborted itself.
    clearTimeout(unanswered.get(path));
    if (status === 0) unanswered.set(path, setTimeout(count, patience, 1));
    else count(status >= 500 ? 1 : 0);
  };
  const loading = (visit: Visit | undefined): void => {
    if (callers.at(-1)?.[1] !== visit) callers.push([performance.now(), visit]);
    if (callers.length > mostCallers) callers.shift();
  };
  return {
    begin(widget, version, share) {
      if (known.size === 0) {
        watch("resource", countCall);
        watch("event", ({ duration }) => {
          if (current) current.delay = Math.max(current.delay ?? 0, Math.round(duration));
        });
        window.addEventListener("pagehide", () => {
          for (const timer of unanswered.values()) clearTimeout(timer);
        });
      }
      const visit = { id, widget, version, share };
      known.set(visit, "");
      return visit;
    },
    loading,
    touched(visit) {
      loading(visit);
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

import type { WidgetLoad, WidgetPlaceholder, WidgetReports } from "shared-runtime/api/widget-reports.ts";
import { jsonText } from "shared-runtime/api/json-text.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";
import { createVisits, type Visits } from "./visits.ts";

export interface Reports {
  readonly mounted: (widget: string, version: string, ms: number) => void;
  /** Reports a failed version once per page view, even if several placeholders or retries fail. */
  readonly failed: (widget: string, version: string, error: unknown) => void;
  /** Begins a visit. Each sending of reports, also when the visitor leaves, includes visits that have changed. */
  readonly visit: Visits["begin"];
  readonly loading: Visits["loading"];
  readonly touched: Visits["touched"];
}

/** Milliseconds during which reports are collected for one call. */
const collectMs = 2_000;
// Limits of the server, in characters unless stated otherwise. A character takes at most 3 bytes in a call.
const longestName = 100;
const longestReason = 300;
/** The most loads in one call. */
const mostLoads = 100;
const longestCall = 13_000;

/**
 * Collects mounted and failed widgets and sends them together after a short time, or when the visitor leaves.
 * `placeholders` returns placeholders of the page that are still to be reported.
 */
export function createReports(url: URL, placeholders: () => readonly WidgetPlaceholder[]): Reports {
  const waiting: WidgetLoad[] = [];
  const failures = new Set<string>();
  const visits = createVisits(url);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    let changed = visits.changed();
    if (waiting.length + changed.length === 0) return;
    do {
      let letters = 0;
      const full = waiting.findIndex(
        (load, index) => index === mostLoads || (letters += jsonText(load).length) > longestCall,
      );
      const loads = waiting.splice(0, full < 0 ? waiting.length : full);
      post({ loads, ...(changed.length > 0 && { visits: changed }) });
      changed = [];
    } while (waiting.length > 0);
    const seen = placeholders();
    if (seen.length > 0) post({ loads: [], placeholders: [...seen] });
  };
  // Sent as text, which needs no preflight from another origin.
  const post = (reports: WidgetReports): void => void permitted(() => navigator.sendBeacon(url, jsonText(reports)));
  const add = (widget: string, version: string, how: { readonly ms: number } | { readonly reason: string }): void => {
    waiting.push({ widget: widget.slice(0, longestName), version: version.slice(0, longestName), ...how });
    timer ??= setTimeout(send, collectMs);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) send();
  });
  window.addEventListener("pagehide", send);

  return {
    visit: visits.begin,
    loading: visits.loading,
    touched: visits.touched,
    mounted: (widget, version, ms) => add(widget, version, { ms: Math.round(ms) }),
    failed: (widget, version, error) => {
      const key = jsonText([widget, version]);
      if (failures.has(key)) return;
      failures.add(key);
      add(widget, version, { reason: String(error).slice(0, longestReason) });
    },
  };
}

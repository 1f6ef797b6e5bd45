import type { TrackingEvent } from "./tracking-event.ts";

/** Tells the page's tag manager, if it has one; else the event waits in the list for one that comes later. */
export function track(event: TrackingEvent): void {
  const page = window as { dataLayer?: unknown[] };
  (page.dataLayer ??= []).push(event);
}

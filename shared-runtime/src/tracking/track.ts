import type { TrackingEvent } from "./tracking-event.ts";

/**
 * Tells the page's tag manager, if it has one; else the event waits in the list for one that comes later. What goes wrong
 * there is no concern of the visitor's.
 */
export function track(event: TrackingEvent): void {
  const page = window as { dataLayer?: unknown[] };
  try {
    (page.dataLayer ??= []).push(event);
  } catch (error) {
    console.warn(error);
  }
}

import { pageConsent } from "../consent/page-consent.ts";
import type { TrackingEvent } from "./tracking-event.ts";

type Track = (event: TrackingEvent) => void;

/** The beginning of a visit says more about it than what comes after so many events. */
const mostWaiting = 200;
const place = Symbol.for("shared-runtime/tracking/1");

/**
 * Tells the page's tag manager, if the visitor has allowed statistics. Until there is an answer events wait, those of
 * all widgets in one order; a no drops them. Where an editor is at work nothing is told.
 */
export function track(event: TrackingEvent): void {
  if (document.querySelector("[data-widget-editing]")) return;
  const page = globalThis as { [place]?: Track };
  (page[place] ??= openTracking())(event);
}

function openTracking(): Track {
  const waiting: TrackingEvent[] = [];
  const { current, look } = pageConsent();
  current.subscribe((consent) => {
    if (!consent) return;
    const events = waiting.splice(0);
    if (consent.statistics) events.forEach(tell);
  });
  return (event) => {
    const consent = look();
    if (consent?.statistics) tell(event);
    else if (!consent && waiting.length < mostWaiting) waiting.push(event);
  };
}

/** The event waits in the list if the tag manager comes later. What goes wrong there is no concern of the visitor's. */
function tell(event: TrackingEvent): void {
  const page = window as { dataLayer?: unknown[] };
  try {
    (page.dataLayer ??= []).push(event);
  } catch (error) {
    console.warn(error);
  }
}

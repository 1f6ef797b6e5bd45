import { pageConsent } from "../consent/page-consent.ts";
import type { TrackingEvent } from "./tracking-event.ts";

type Track = (event: TrackingEvent) => void;

/** Later events are dropped: the start of a visit tells the most. */
const mostWaiting = 200;
const place = Symbol.for("shared-runtime/tracking/1");

/**
 * Pushes an event to the page's tag manager if the visitor has allowed statistics. Until the visitor answers, the events
 * of all widgets wait in one queue; a refusal drops them. In editing mode nothing is pushed.
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
    if (consent.statistics) events.forEach(push);
  });
  return (event) => {
    const consent = look();
    if (consent?.statistics) push(event);
    else if (!consent && waiting.length < mostWaiting) waiting.push(event);
  };
}

/** If the tag manager loads later, the event waits in the data layer. An error in the tag manager is only logged. */
function push(event: TrackingEvent): void {
  const page = window as { dataLayer?: unknown[] };
  try {
    (page.dataLayer ??= []).push(event);
  } catch (error) {
    console.warn(error);
  }
}

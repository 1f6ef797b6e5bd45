import { pageConsent } from "../consent/page-consent.ts";
import { isPageEdited } from "../session/page-session.ts";

/** An event that is pushed to `window.dataLayer`. Each tool declares its own events. */
export interface TrackedEvent {
  readonly event: string;
  readonly [field: string]: string | number | boolean | undefined;
}

type Track = (event: TrackedEvent) => void;

/** The most events that wait. Later ones are dropped, since the start of a visit is the most useful part. */
const mostWaiting = 200;
const place = Symbol.for("shared-runtime/tracking/1");

/**
 * Pushes an event to the page's tag manager if the visitor has allowed statistics. Until the visitor answers, the events
 * of all widgets wait in one queue; a refusal drops them. In editing mode nothing is pushed. The type of the event must be
 * named, `track<JobmatchTracked>(…)`, so that only declared events compile.
 */
export function track<Event extends TrackedEvent = never>(event: NoInfer<Event>): void {
  if (isPageEdited()) return;
  const page = globalThis as { [place]?: Track };
  (page[place] ??= openTracking())(event);
}

function openTracking(): Track {
  const waiting: TrackedEvent[] = [];
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
function push(event: TrackedEvent): void {
  const page = window as { dataLayer?: unknown[] };
  try {
    (page.dataLayer ??= []).push(event);
  } catch (error) {
    console.warn(error);
  }
}

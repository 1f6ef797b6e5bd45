import { closingOf, type PageEvent } from "./event.ts";
import { endOfDay } from "./event-moment.ts";

/**
 * Whether a visitor can sign up for an event: `open`, `waiting` (only for the waiting list), `closed` (the deadline has
 * passed), `begun`, or `over`.
 */
export type SignUpState = "open" | "waiting" | "closed" | "begun" | "over";

export interface SignUp {
  readonly state: SignUpState;
  /** The next instant at which the state changes with time, in milliseconds since 1970. */
  readonly changesAt: number | undefined;
}

export function signUpAt(event: PageEvent, now: number): SignUp {
  const { day, startsAt, endsAt, deadline, isSoldOut } = event;
  const end = day === undefined ? Infinity : (endsAt ?? endOfDay(day));
  const begin = startsAt ?? end;
  const closing = deadline ? closingOf(deadline) : Infinity;
  const next = Math.min(...[closing, begin, end].filter((instant) => instant > now), Infinity);
  return {
    state: stateOf(now, { closing, begin, end, isSoldOut }),
    changesAt: Number.isFinite(next) ? next : undefined,
  };
}

interface Limits {
  readonly closing: number;
  readonly begin: number;
  readonly end: number;
  readonly isSoldOut: boolean;
}

function stateOf(now: number, { closing, begin, end, isSoldOut }: Limits): SignUpState {
  if (now >= end) return "over";
  if (now >= begin) return "begun";
  if (now >= closing) return "closed";
  return isSoldOut ? "waiting" : "open";
}

/** Whether the state lets a visitor sign up, for the event or for its waiting list. */
export function takesSignUps(state: SignUpState): boolean {
  return state === "open" || state === "waiting";
}

import type { SessionAnswer } from "shared-runtime/api/session-answer.ts";
import { sessionWarningMs } from "./session-warning.ts";

const renewEveryMs = 300_000;
/** Milliseconds between two requests if the server cannot be reached when the session ends. */
const retryMs = 15_000;
const minuteMs = 60_000;

/** The state of a member's session, as one page knows it. All times are in milliseconds since 1970. */
export interface SessionTimeout {
  /** `using` until the warning; `warned` while the dialog is open; `ended` is final. */
  readonly phase: "using" | "warned" | "ended";
  readonly endsAt: number;
  /** Whether a renewal cannot postpone the end. */
  readonly isFinal: boolean;
  readonly renewedAt: number;
  /** Whether a request of the effect `ask` is unanswered. */
  readonly isAsking: boolean;
  /** The reason for the renewal that is under way: the dialog, or use of the page. */
  readonly renewing?: "dialog" | "use" | undefined;
  /** Whether the last renewal from the dialog failed. */
  readonly isRefused: boolean;
  /** The final end, as in `endsAt`, for which the member has closed the warning. */
  readonly acknowledged: number;
  /** The time of the next request after the server did not answer. */
  readonly retryAt?: number | undefined;
}

export type TimeoutEvent =
  /** The time that `wakeTime` returned has come. */
  | { readonly type: "time.reached" }
  /** Another tab has noticed that the member is idle. */
  | { readonly type: "idle.told" }
  | { readonly type: "page.used" }
  | { readonly type: "renewal.chosen" }
  | { readonly type: "renewed.elsewhere"; readonly renewedAt: number; readonly endsAt: number }
  /** The answers to `ask` and `renew`; without an answer if the server was not reached. */
  | { readonly type: "session.answered" | "renewal.answered"; readonly answer: SessionAnswer | undefined };

/**
 * `leave` signs out and leaves the page. `stay` handles a session that another page or the server ended early: the
 * visitor stays on the page and keeps the typed text.
 */
export type TimeoutEffect = "ask" | "renew" | "tellIdle" | "keepRenewal" | "leave" | "stay";

type Step = readonly [state: SessionTimeout, ...effects: TimeoutEffect[]];

/** The state after the first answer. */
export function timeoutOf(answer: SessionAnswer, answeredAt: number, renewedAt: number): SessionTimeout {
  return {
    phase: "using",
    ...endOf(answer, answeredAt),
    renewedAt,
    isAsking: false,
    isRefused: false,
    acknowledged: 0,
  };
}

/**
 * The state after an event, with the resulting effects. The server decides on every end, since clocks may change and
 * every tab can renew the session.
 */
export function timeoutAfter(state: SessionTimeout, event: TimeoutEvent, now: number): Step {
  if (state.phase === "ended") return [state];
  const isWarned = state.phase === "warned";
  switch (event.type) {
    case "time.reached":
      return isWarned && state.endsAt > now ? [state] : ask(state);
    case "idle.told":
      return isWarned ? [state] : ask(state);
    case "page.used":
      return isWarned || state.renewing || now - state.renewedAt < renewEveryMs ? [state] : renewed(state, "use", now);
    case "renewal.chosen":
      return state.renewing ? [state] : renewed({ ...state, isRefused: false }, "dialog", now);
    case "renewed.elsewhere":
      return [{ ...state, renewedAt: event.renewedAt, endsAt: event.endsAt, phase: "using", retryAt: undefined }];
    case "session.answered":
      return answered({ ...state, isAsking: false }, event.answer, now);
    case "renewal.answered":
      return renewalAnswered(state, event.answer, now);
  }
}

/**
 * The time of the next `time.reached`: at the warning, the next minute that the dialog shows, the end, or the next try.
 */
export function wakeTime(state: SessionTimeout, now: number): number | undefined {
  const { phase, endsAt, acknowledged, retryAt } = state;
  if (phase === "ended" || state.isAsking || !Number.isFinite(endsAt)) return undefined;
  if (retryAt !== undefined) return retryAt;
  if (phase === "warned") return endsAt - (minutesLeft(endsAt, now) - 1) * minuteMs;
  return isSame(acknowledged, endsAt) ? endsAt : endsAt - sessionWarningMs;
}

/** Minutes until the end, rounded up. */
export function minutesLeft(endsAt: number, now: number): number {
  return Math.ceil((endsAt - now) / minuteMs);
}

function ask(state: SessionTimeout): Step {
  return state.isAsking ? [state] : [{ ...state, isAsking: true, retryAt: undefined }, "ask"];
}

function renewed(state: SessionTimeout, renewing: "dialog" | "use", now: number): Step {
  return [{ ...state, renewing, renewedAt: now }, "renew"];
}

function answered(before: SessionTimeout, answer: SessionAnswer | undefined, now: number): Step {
  if (answer && !answer.user) return ended(before, now);
  const state = answer ? { ...before, ...endOf(answer, now) } : before;
  const left = state.endsAt - now;
  // The answer itself takes up to a second, so less than a second counts as the end.
  if (left < 1000 && answer) return ended(state, now);
  const retryAt = left < 1000 ? now + retryMs : undefined;
  if (left > sessionWarningMs || isSame(state.acknowledged, state.endsAt)) return [{ ...settled(state, now), retryAt }];
  const warned: SessionTimeout = { ...state, phase: "warned", retryAt };
  return before.phase === "warned" ? [warned] : [{ ...warned, isRefused: false }, "tellIdle"];
}

function renewalAnswered(before: SessionTimeout, answer: SessionAnswer | undefined, now: number): Step {
  const isChosen = before.renewing === "dialog";
  const state = { ...before, renewing: undefined };
  if (!answer) return [{ ...state, isRefused: isChosen }];
  if (!answer.user) return ended(state, now);
  const fresh = { ...state, ...endOf(answer, now) };
  if (!isChosen) return [settled(fresh, now), "keepRenewal"];
  const acknowledged = fresh.endsAt - now <= sessionWarningMs ? fresh.endsAt : fresh.acknowledged;
  return [{ ...fresh, acknowledged, phase: "using", retryAt: undefined }, "keepRenewal"];
}

/** Closes the dialog if enough time remains again. */
function settled(state: SessionTimeout, now: number): SessionTimeout {
  return state.endsAt - now > sessionWarningMs ? { ...state, phase: "using", retryAt: undefined } : state;
}

function ended(state: SessionTimeout, now: number): Step {
  const isEarly = state.phase !== "warned" && state.endsAt - now >= 1000;
  return [{ ...state, phase: "ended" }, isEarly ? "stay" : "leave"];
}

/** The end that an answer announces; `isFinal` if a renewal cannot postpone it. */
function endOf({ expiresIn = Infinity, endsIn = Infinity }: SessionAnswer, answeredAt: number) {
  return { endsAt: answeredAt + Math.min(expiresIn, endsIn) * 1000, isFinal: endsIn <= expiresIn };
}

/** Whether two ends are the same: two answers about one end differ by the time that the answers took. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 5_000;
}

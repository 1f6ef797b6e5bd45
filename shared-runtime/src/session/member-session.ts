import { signal, type ReadonlySignal } from "@preact/signals-react";
import * as v from "valibot";
import { type MemberUser, SessionAnswer } from "../api/session-answer.ts";

/** `unknown` until the server has answered. A visitor with a `user` is signed in but not a member. */
export type MemberSession =
  | { readonly kind: "unknown" }
  | { readonly kind: "visitor"; readonly user?: MemberUser }
  | { readonly kind: "member"; readonly user: MemberUser };

type KnownSession = Exclude<MemberSession, { readonly kind: "unknown" }>;

export interface StoredMemberSession {
  readonly current: ReadonlySignal<MemberSession>;
  /** Requests the session again, for example after a refused call. Resolves when `current` has the answer. */
  readonly refresh: () => Promise<void>;
}

/** A page dispatches this event on `window` after a sign-in or sign-out. */
export const memberSessionChanged = "member-session:changed";

/** After this number of milliseconds, an unknown user counts as a visitor. */
const answerTimeoutMs = 3_000;
/** Delay before the first retry. Each further delay is three times as long, up to `mostRetries` retries. */
const firstDelayMs = 500;
const mostRetries = 5;

/**
 * Requests the session once for all widgets of the page. Without an answer, the request is repeated with growing
 * delays, and at once when the page is online or visible again. Until the answer, the previous answer counts; an
 * unknown user counts as a visitor after three seconds. `onAnswer` is called with each answer, before `current` has it.
 */
export function openMemberSession(
  apiUrl: string,
  onAnswer: (user: MemberUser | undefined) => void = () => {},
): StoredMemberSession {
  const current = signal<MemberSession>({ kind: "unknown" });
  let asked = 0;
  let failed = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    asked += 1;
    const request = asked;
    clearTimeout(retry);
    const answer = await fetchMember(apiUrl);
    // Ignores answers to earlier requests, in whatever order they arrive.
    if (request !== asked) return;
    if (answer) {
      failed = 0;
      onAnswer(answer.user);
      current.value = answer;
      return;
    }
    if (failed < mostRetries) retry = setTimeout(() => void ask(), firstDelayMs * 3 ** failed);
    failed += 1;
  };
  const refresh = () => {
    failed = 0;
    return ask();
  };
  const askIfUnanswered = () => {
    if (failed > 0 && !document.hidden) void refresh();
  };
  window.addEventListener(memberSessionChanged, () => void refresh());
  window.addEventListener("online", askIfUnanswered);
  document.addEventListener("visibilitychange", askIfUnanswered);
  setTimeout(() => {
    if (current.peek().kind === "unknown") current.value = { kind: "visitor" };
  }, answerTimeoutMs);
  void ask();
  return { current, refresh };
}

/** `undefined` if the server gave no valid answer. */
async function fetchMember(apiUrl: string): Promise<KnownSession | undefined> {
  try {
    const response = await fetch(`${apiUrl}session`, { credentials: "include", signal: AbortSignal.timeout(10_000) });
    return response.ok ? memberOf(v.parse(SessionAnswer, await response.json())) : undefined;
  } catch {
    return undefined;
  }
}

function memberOf({ user }: SessionAnswer): KnownSession {
  if (user === undefined) return { kind: "visitor" };
  return { kind: user.membership ? "member" : "visitor", user };
}

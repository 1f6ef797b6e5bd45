import { signal, type ReadonlySignal } from "@preact/signals-react";
import * as v from "valibot";
import { type MemberUser, SessionAnswer } from "../api/session-answer.ts";

/** `unknown` until the server has said who it is. A visitor with a `user` is signed in and a member of nothing. */
export type MemberSession =
  | { readonly kind: "unknown" }
  | { readonly kind: "visitor"; readonly user?: MemberUser }
  | { readonly kind: "member"; readonly user: MemberUser };

export interface StoredMemberSession {
  readonly current: ReadonlySignal<MemberSession>;
  /** Asks the server again, as after a call that it refused. Resolves when every widget has seen the answer. */
  readonly refresh: () => Promise<void>;
}

/** A page says by this event, sent to `window`, that somebody signed in or out. */
export const memberSessionChanged = "member-session:changed";

/** How long nobody is asked for anything because it is not known who it is. */
const patienceMs = 3_000;
/** Before a server that does not answer is asked again, three times as long each time: so often, until the page comes back. */
const firstPauseMs = 500;
const mostPauses = 5;

/**
 * Asks the server once for all widgets of the page, and again while it gives no answer: now and then, and at once when
 * the page is online again or in the foreground. Meanwhile it is who it was; who it never was is soon taken for a
 * visitor, until the answer comes.
 */
export function openMemberSession(apiUrl: string): StoredMemberSession {
  const current = signal<MemberSession>({ kind: "unknown" });
  let asked = 0;
  let failed = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    asked += 1;
    const question = asked;
    clearTimeout(again);
    const answer = await askedAt(apiUrl);
    // Only the last answer counts, in whatever order they come.
    if (question !== asked) return;
    if (answer) {
      failed = 0;
      current.value = answer;
      return;
    }
    if (failed < mostPauses) again = setTimeout(() => void ask(), firstPauseMs * 3 ** failed);
    failed += 1;
  };
  const refresh = () => {
    failed = 0;
    return ask();
  };
  const askIfOwed = () => {
    if (failed > 0 && !document.hidden) void refresh();
  };
  window.addEventListener(memberSessionChanged, () => void refresh());
  window.addEventListener("online", askIfOwed);
  document.addEventListener("visibilitychange", askIfOwed);
  setTimeout(() => {
    if (current.peek().kind === "unknown") current.value = { kind: "visitor" };
  }, patienceMs);
  void ask();
  return { current, refresh };
}

/** `undefined` where the server does not say. */
async function askedAt(apiUrl: string): Promise<MemberSession | undefined> {
  try {
    const response = await fetch(`${apiUrl}session`, { credentials: "include", signal: AbortSignal.timeout(10_000) });
    return response.ok ? memberOf(v.parse(SessionAnswer, await response.json())) : undefined;
  } catch {
    return undefined;
  }
}

function memberOf({ user }: SessionAnswer): MemberSession {
  if (user === undefined) return { kind: "visitor" };
  return { kind: user.membership ? "member" : "visitor", user };
}

import { signal, type ReadonlySignal } from "@preact/signals-react";
import * as v from "valibot";
import { type MemberUser, SessionAnswer } from "../api/session.ts";

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

/** Asks the server once for all widgets of the page. A server that does not answer has visitors. */
export function openMemberSession(apiUrl: string): StoredMemberSession {
  const current = signal<MemberSession>({ kind: "unknown" });
  let asked = 0;
  const refresh = async () => {
    asked += 1;
    const question = asked;
    const answer = await askedAt(apiUrl);
    // Only the last answer counts, in whatever order they come.
    if (question === asked) current.value = answer;
  };
  window.addEventListener(memberSessionChanged, () => void refresh());
  void refresh();
  return { current, refresh };
}

async function askedAt(apiUrl: string): Promise<MemberSession> {
  try {
    const response = await fetch(`${apiUrl}session`, { credentials: "include", signal: AbortSignal.timeout(10_000) });
    return memberOf(v.parse(SessionAnswer, await response.json()));
  } catch {
    return { kind: "visitor" };
  }
}

function memberOf({ user }: SessionAnswer): MemberSession {
  if (user === undefined) return { kind: "visitor" };
  return { kind: user.membership ? "member" : "visitor", user };
}

import type { SessionAnswer, SignedOut } from "shared-runtime/api/session-answer.ts";
import { wakeAt } from "shared-runtime/time/wake-at.ts";
import { fetchSession } from "./fetch-session.ts";
import { sessionRenewed } from "./session-renewed.ts";
import { type TimeoutEffect, type TimeoutEvent, timeoutAfter, timeoutOf, wakeTime } from "./session-timeout.machine.ts";
import { shareIdle } from "./share-idle.ts";
import { newsCookie } from "./news-cookie.ts";
import { sharedSession } from "./shared-session.ts";
import { timeoutDialog } from "./timeout-dialog.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

export interface SessionPage {
  /** The time when the first answer arrived, in milliseconds since 1970. This script may load long after that. */
  readonly answeredAt: number;
  readonly dialog: HTMLDialogElement;
  /** Asks the server again whether a member is signed in, and updates the page. */
  readonly look: () => Promise<void>;
  /** Leaves for the address to which a sign-out leads. Replaced by tests. */
  readonly leave?: (href: string) => void;
}

/**
 * Runs the state machine of the session timeout on this page: renews the session of a member who uses the page, warns
 * an idle member, and signs out a member who does not react to the warning. Returns a function that stops the machine.
 */
export function watchSession(
  first: SessionAnswer,
  { answeredAt, dialog, look, leave = (href) => location.assign(href) }: SessionPage,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const warning = timeoutDialog(dialog);
  let state = timeoutOf(first, answeredAt, sharedSession.read()?.renewedAt ?? 0);
  let cancel = () => {};

  const happened = (event: TimeoutEvent): void => {
    if (signal.aborted) return;
    const [next, ...effects] = timeoutAfter(state, event, Date.now());
    state = next;
    for (const effect of effects) run[effect]();
    if (state.phase === "ended") return stop();
    if (state.phase === "warned") warning.show(state, Date.now());
    else warning.close();
    schedule();
  };

  const schedule = () => {
    cancel();
    const time = wakeTime(state, Date.now());
    if (time !== undefined) cancel = wakeAt(time, Date.now, () => happened({ type: "time.reached" }));
  };

  const run: Readonly<Record<TimeoutEffect, () => void>> = {
    ask: () => void fetchSession("GET").then((answer) => happened({ type: "session.answered", answer })),
    renew: () => void fetchSession("POST").then((answer) => happened({ type: "renewal.answered", answer })),
    tellIdle: () => idle.tell(),
    keepRenewal: () => {
      sharedSession.keep(state);
      dispatchEvent(new Event(sessionRenewed));
    },
    stay: () => void forget(),
    leave: () => void signOut().then(leaveFor),
  };

  const forget = async () => {
    sharedSession.forget();
    await look();
  };
  const leaveFor = async (next: string) => {
    await forget();
    // Replaces the cookie that the server set for the next page, since the member did not ask for this sign-out.
    permitted(() => {
      document.cookie = newsCookie("late", 60, location.protocol === "https:");
    });
    leave(next);
  };

  const idle = shareIdle(() => happened({ type: "idle.told" }));
  const stopFollowing = sharedSession.onKept(() => {
    const kept = sharedSession.read();
    if (kept) happened({ type: "renewed.elsewhere", ...kept });
  });
  const onUse = () => happened({ type: "page.used" });
  for (const use of ["pointerdown", "keydown"]) addEventListener(use, onUse, { signal, capture: true, passive: true });
  warning.onRenew(() => happened({ type: "renewal.chosen" }), signal);

  function stop(): void {
    stopping.abort();
    cancel();
    stopFollowing();
    idle.stop();
    warning.close();
  }

  schedule();
  return stop;
}

/**
 * Signs out on this server. Resolves with the address that also signs out at the issuer, or with the front page if the
 * call fails.
 */
async function signOut(): Promise<string> {
  try {
    const { redirect }: Partial<SignedOut> = await (await fetch("/api/auth/logout", { method: "POST" })).json();
    return redirect ?? "/";
  } catch {
    return "/";
  }
}

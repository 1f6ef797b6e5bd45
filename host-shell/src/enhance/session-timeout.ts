import type { SessionAnswer, SignedOut } from "shared-runtime/api/session-answer.ts";
import { wakeAt } from "shared-runtime/time/wake-at.ts";
import { fetchSession } from "./fetch-session.ts";
import { sessionRenewed } from "./session-renewed.ts";
import { sessionWarningMs } from "./session-warning.ts";
import { shareIdle } from "./share-idle.ts";
import { sharedSession } from "./shared-session.ts";
import { timeoutDialog } from "./timeout-dialog.ts";

const renewEveryMs = 300_000;
/** Pause between two tries if the server cannot be reached when the session ends. */
const retryMs = 15_000;

export interface SessionPage {
  /** When the first answer arrived, in milliseconds since 1970. This script may load long after it. */
  readonly answeredAt: number;
  readonly dialog: HTMLDialogElement;
  /** Asks the server again whether a member is signed in, and updates the page. */
  readonly look: () => Promise<void>;
  /** Leaves for the address that a sign-out leads to. Replaced by tests. */
  readonly leave?: (href: string) => void;
}

/**
 * Renews the session of a member who uses the page, warns one who does not, and signs out one who does not answer.
 * Returns a function that stops it. The server decides on every end: clocks jump, and other pages renew the session too.
 */
export function watchSession(
  first: SessionAnswer,
  { answeredAt, dialog, look, leave = (href) => location.assign(href) }: SessionPage,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const warning = timeoutDialog(dialog);
  let endsAt = 0;
  /** Whether the end cannot be postponed by a renewal. */
  let isFinal = false;
  /** The final end that the member has acknowledged. */
  let acknowledged = 0;
  let isRenewing = false;
  let renewedAt = sharedSession.read()?.renewedAt ?? 0;
  let cancel = () => {};
  const remaining = () => endsAt - Date.now();

  const checkAt = (time: number) => {
    cancel();
    if (!signal.aborted) cancel = wakeAt(time, Date.now, () => void check());
  };

  const schedule = () => {
    if (!Number.isFinite(endsAt)) return;
    if (remaining() > sessionWarningMs) warning.close();
    if (warning.isOpen()) checkAt(warning.tell(remaining(), isFinal) + Date.now());
    else checkAt(isSame(acknowledged, endsAt) ? endsAt : endsAt - sessionWarningMs);
  };

  /** Signs the member out, unless the session ended early, elsewhere: then the page and what was typed stay. */
  const end = async () => {
    const isEarly = !warning.isOpen() && remaining() >= 1000;
    stop();
    const next = isEarly ? undefined : await signOut();
    sharedSession.forget();
    await look();
    if (next === undefined) return;
    // Replaces what the server tells the next page: nobody asked for this sign-out.
    document.cookie = "sign-in-news=late; Max-Age=60; Path=/; Secure; SameSite=Lax";
    leave(next);
  };

  const check = async (): Promise<void> => {
    if (warning.isOpen() && remaining() > 0) return schedule();
    const answer = await fetchSession("GET");
    if (signal.aborted) return;
    if (answer && !answer.user) return end();
    if (answer) ({ endsAt, isFinal } = endOf(answer, Date.now()));
    // The answer itself takes up to a second.
    if (remaining() < 1000) return answer ? end() : checkAt(Date.now() + retryMs);
    if (remaining() <= sessionWarningMs && !isSame(acknowledged, endsAt)) {
      warning.open();
      idle.tell();
    }
    schedule();
  };

  const renew = async (): Promise<boolean> => {
    if (isRenewing) return false;
    isRenewing = true;
    renewedAt = Date.now();
    const answer = await fetchSession("POST");
    isRenewing = false;
    if (signal.aborted || !answer) return false;
    if (!answer.user) return end().then(() => false);
    ({ endsAt, isFinal } = endOf(answer, Date.now()));
    sharedSession.keep({ renewedAt, endsAt });
    dispatchEvent(new Event(sessionRenewed));
    return true;
  };

  const onUse = () => {
    if (!warning.isOpen() && Date.now() - renewedAt >= renewEveryMs) void renew().then(schedule);
  };
  const onRenew = async () => {
    if (isRenewing) return;
    warning.complain(false);
    const isRenewed = await renew();
    if (signal.aborted) return;
    if (!isRenewed) return warning.complain(true);
    if (remaining() <= sessionWarningMs) acknowledged = endsAt;
    warning.close();
    schedule();
  };

  for (const use of ["pointerdown", "keydown"]) addEventListener(use, onUse, { signal, capture: true, passive: true });
  warning.onRenew(() => void onRenew(), signal);
  const idle = shareIdle(() => {
    if (!warning.isOpen()) void check();
  });
  const stopFollowing = sharedSession.onKept(() => {
    const kept = sharedSession.read();
    if (!kept) return;
    ({ renewedAt, endsAt } = kept);
    warning.close();
    schedule();
  });

  function stop(): void {
    stopping.abort();
    cancel();
    stopFollowing();
    idle.stop();
    warning.close();
  }

  ({ endsAt, isFinal } = endOf(first, answeredAt));
  schedule();
  return stop;
}

/** Signs out here. Resolves with the address that also signs out at the issuer; with the front page if the call fails. */
async function signOut(): Promise<string> {
  try {
    const { redirect }: Partial<SignedOut> = await (await fetch("/api/auth/logout", { method: "POST" })).json();
    return redirect ?? "/";
  } catch {
    return "/";
  }
}

/** The end that an answer at a time announces; `isFinal` if a renewal cannot postpone it. */
function endOf({ expiresIn = Infinity, endsIn = Infinity }: SessionAnswer, answeredAt: number) {
  return { endsAt: answeredAt + Math.min(expiresIn, endsIn) * 1000, isFinal: endsIn <= expiresIn };
}

/** Two answers about the same end differ by the time that they took. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 5_000;
}

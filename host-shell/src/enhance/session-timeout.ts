import type { SessionAnswer } from "shared-runtime/api/session.ts";
import { wakeAt } from "shared-runtime/time/wake-at.ts";
import { fetchSession } from "./fetch-session.ts";
import { sharedSession } from "./shared-session.ts";
import { timeoutDialog } from "./timeout-dialog.ts";

const warningMs = 900_000;
const renewEveryMs = 300_000;
/** How long a server that cannot be reached at the end is given. */
const retryMs = 15_000;

export interface SessionPage {
  /** When the first answer came, in milliseconds since 1970; this script may have come long after it. */
  readonly answeredAt: number;
  readonly dialog: HTMLDialogElement;
  /** Finds out anew who is signed in. */
  readonly look: () => Promise<void>;
  readonly goHome: () => void;
}

/**
 * Renews the session of a person who uses the page, asks one who does not, and signs out whoever does not answer. Tells
 * what stops it. The server has the last word on every end: clocks jump, and other pages renew the session too.
 */
export function watchSession(first: SessionAnswer, { answeredAt, dialog, look, goHome }: SessionPage): () => void {
  const stopping = new AbortController();
  const asked = timeoutDialog(dialog);
  let endsAt = 0;
  let isFinal = false;
  /** The end that the person knows of, and that no renewal puts off. */
  let answeredFor = 0;
  let isRenewing = false;
  let renewedAt = sharedSession.read()?.renewedAt ?? 0;
  let cancel = () => {};
  const left = () => endsAt - Date.now();

  const rest = (until: number) => {
    cancel();
    if (!stopping.signal.aborted) cancel = wakeAt(until, Date.now, () => void wake());
  };

  const adopt = ({ expiresIn = Infinity, endsIn = Infinity }: SessionAnswer, since = Date.now()) => {
    endsAt = since + Math.min(expiresIn, endsIn) * 1000;
    isFinal = endsIn <= expiresIn;
  };

  const settle = () => {
    if (!Number.isFinite(endsAt)) return;
    if (left() > warningMs) asked.close();
    if (asked.isOpen()) rest(asked.tell(left(), isFinal) + Date.now());
    else rest(isSame(answeredFor, endsAt) ? endsAt : endsAt - warningMs);
  };

  const leave = async () => {
    stop();
    await fetch("/api/auth/logout", { method: "POST", redirect: "manual" }).catch(() => undefined);
    sharedSession.forget();
    await look();
    goHome();
  };

  /** Whoever was signed out elsewhere, before the time, stays on the page with all that was typed. */
  const endEarly = async () => {
    stop();
    sharedSession.forget();
    await look();
  };
  const end = () => (asked.isOpen() || left() < 1000 ? leave() : endEarly());

  const wake = async (): Promise<void> => {
    if (asked.isOpen() && left() > 0) return settle();
    const answer = await fetchSession("GET");
    if (stopping.signal.aborted) return;
    if (answer && !answer.user) return end();
    if (answer) adopt(answer);
    // What is left after the last second is the way of the answer.
    if (left() < 1000) return answer ? leave() : rest(Date.now() + retryMs);
    if (left() <= warningMs && !isSame(answeredFor, endsAt)) asked.open();
    settle();
  };

  const renew = async (): Promise<boolean> => {
    if (isRenewing) return false;
    isRenewing = true;
    renewedAt = Date.now();
    const answer = await fetchSession("POST");
    isRenewing = false;
    if (stopping.signal.aborted || !answer) return false;
    if (!answer.user) {
      await end();
      return false;
    }
    adopt(answer);
    sharedSession.keep({ renewedAt, endsAt });
    return true;
  };

  const onUse = () => {
    if (!asked.isOpen() && Date.now() - renewedAt >= renewEveryMs) void renew().then(settle);
  };
  const onRenew = async () => {
    if (isRenewing) return;
    asked.complain(false);
    const isRenewed = await renew();
    if (stopping.signal.aborted) return;
    if (!isRenewed) return asked.complain(true);
    if (left() <= warningMs) answeredFor = endsAt;
    asked.close();
    settle();
  };

  const { signal } = stopping;
  for (const use of ["pointerdown", "keydown"]) addEventListener(use, onUse, { signal, capture: true, passive: true });
  asked.onRenew(() => void onRenew(), signal);
  const stopFollowing = sharedSession.onKept(() => {
    const kept = sharedSession.read();
    if (!kept) return;
    ({ renewedAt, endsAt } = kept);
    asked.close();
    settle();
  });

  function stop(): void {
    stopping.abort();
    cancel();
    stopFollowing();
    asked.close();
  }

  adopt(first, answeredAt);
  settle();
  return stop;
}

/** Two answers about one end differ by the time that they took. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 5_000;
}

import { itemsOfSession } from "shared-runtime/storage/items-of-session.ts";
import type { CacheName, LocalKey, SessionKey } from "shared-runtime/storage/stored-items.ts";
import { keep, readStored } from "./safe-storage.ts";
import { permitted, permittedLater } from "shared-runtime/storage/permitted.ts";

const signedOut: LocalKey = "signed-out/1";
const signedIn: SessionKey = "signed-in/1";
/** What this tab keeps until a sign-out, by the first part of its key. */
const typed = /^(draft|submission-key|finalize-sheet|held-file|signed-in)\//;
const heldFile: CacheName = "held-file";

/** Remembers that a member is signed in while this tab is open. */
export function noteSignIn(): void {
  // Storage that is blocked keeps nothing that must be forgotten.
  permitted(() => {
    if (!sessionStorage.getItem(signedIn)) sessionStorage.setItem(signedIn, String(Date.now()));
  });
}

/** Forgets what belongs to a member who signs out. All tabs notice, also those that are opened or restored later. */
export function noteSignOut(): void {
  keep(signedOut, String(Date.now()));
  for (const key of itemsOfSession) keep(key, "");
}

/** Forgets what was typed in this tab, if its member has signed out since, or now. */
export function forgetTyped(isNow = false): void {
  permitted(() => {
    const since = sessionStorage.getItem(signedIn);
    if (!isNow && (!since || Number(readStored(signedOut)) < Number(since))) return;
    for (const key of Object.keys(sessionStorage)) if (typed.test(key)) sessionStorage.removeItem(key);
    // Without TLS there is no cache.
    void permittedLater(async () => caches.delete(heldFile));
  });
}

/** Calls `forget` whenever another tab may have signed the member out. */
export function onSignOutElsewhere(forget: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === signedOut) forget();
  });
  // Also from the browser's Back.
  addEventListener("pageshow", () => forget());
}

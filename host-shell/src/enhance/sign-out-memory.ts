import { itemsOfSession } from "shared-runtime/storage/items-of-session.ts";
import type { CacheName, LocalKey, SessionKey } from "shared-runtime/storage/stored-items.ts";
import { keep, readStored } from "./safe-storage.ts";
import { permitted, permittedLater } from "shared-runtime/storage/permitted.ts";

const signedOut: LocalKey = "signed-out/1";
const signedIn: SessionKey = "signed-in/1";
/** Entries of this tab that a sign-out removes, by the first part of their keys. */
const typed = /^(draft|submission-key|finalize-sheet|held-file|signed-in)\//;
const heldFile: CacheName = "held-file";

/** Remembers that a member is signed in while this tab is open. */
export function noteSignIn(): void {
  // Blocked storage contains nothing that must be removed.
  permitted(() => {
    if (!sessionStorage.getItem(signedIn)) sessionStorage.setItem(signedIn, String(Date.now()));
  });
}

/** Makes all tabs remove what belongs to the member who signs out, even tabs that are opened or restored later. */
export function noteSignOut(): void {
  keep(signedOut, String(Date.now()));
  for (const key of itemsOfSession) keep(key, "");
}

/** Removes what was typed in this tab if its member has signed out meanwhile, or if `isNow`. */
export function forgetTyped(isNow = false): void {
  permitted(() => {
    const since = sessionStorage.getItem(signedIn);
    if (!isNow && (!since || Number(readStored(signedOut)) < Number(since))) return;
    for (const key of Object.keys(sessionStorage)) if (typed.test(key)) sessionStorage.removeItem(key);
    // On a page without TLS there is no `caches`.
    void permittedLater(async () => caches.delete(heldFile));
  });
}

/** Calls `forget` whenever the member may have signed out in another tab. */
export function onSignOutElsewhere(forget: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === signedOut) forget();
  });
  // `pageshow` also occurs when the visitor returns with the browser's Back.
  addEventListener("pageshow", () => forget());
}

import type { LocalKey } from "shared-runtime/storage/stored-items.ts";

const key: LocalKey = "host-shell.bucket";

/**
 * A random number from 0 to 99, stored in the visitor's browser, that decides who gets a canary. It does not identify a
 * person: one in a hundred visitors has the same.
 */
export function visitorBucket(): number {
  const random = Math.floor(Math.random() * 100);
  try {
    const kept = localStorage.getItem(key) ?? "";
    if (/^\d{1,2}$/.test(kept)) return Number(kept);
    localStorage.setItem(key, String(random));
  } catch {
    // Without storage, a visitor may get both versions on different pages.
  }
  return random;
}

import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

const key: LocalKey = "host-shell.bucket";

/**
 * A random number from 0 to 99, stored in the visitor's browser, that decides who gets a canary. It does not identify a
 * person: one in a hundred visitors has the same.
 */
export function visitorBucket(): number {
  const random = Math.floor(Math.random() * 100);
  // Without storage, a visitor may get both versions on different pages.
  const kept = permitted(() => localStorage.getItem(key)) ?? "";
  if (/^\d{1,2}$/.test(kept)) return Number(kept);
  permitted(() => localStorage.setItem(key, String(random)));
  return random;
}

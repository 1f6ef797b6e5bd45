import type { LocalKey } from "../storage/stored-items.ts";
import { permitted } from "../storage/permitted.ts";

/**
 * Reads from localStorage; `undefined` without a value, or if the storage is blocked. Any access to a blocked storage
 * throws.
 */
export function readKept(key: LocalKey): string | undefined {
  return permitted(() => window.localStorage.getItem(key)) ?? undefined;
}

/** Writes to localStorage; `undefined` deletes. Does nothing if the storage is blocked or full. */
export function keep(key: LocalKey, text: string | undefined): void {
  // If the storage refuses, the caller's signal still has the value until the page is left.
  permitted(() => {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  });
}

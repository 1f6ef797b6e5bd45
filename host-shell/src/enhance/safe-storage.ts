import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/**
 * Reads an entry of local storage. Returns an empty text if there is no such entry, or if the browser blocks storage,
 * which makes the call throw.
 */
export function readStored(key: LocalKey): string {
  return permitted(() => localStorage.getItem(key)) ?? "";
}

/** Writes to local storage, if the browser allows it. An empty text removes the entry. */
export function keep(key: LocalKey, text: string): void {
  // Without storage, the value is lost with the page.
  permitted(() => {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  });
}

import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

/** Reads from local storage. Returns an empty text if there is none, or if the browser blocks storage, which throws. */
export function readStored(key: LocalKey): string {
  return permitted(() => localStorage.getItem(key)) ?? "";
}

/** Writes to local storage, if the browser allows it. An empty text removes the entry. */
export function keep(key: LocalKey, text: string): void {
  // Without storage it is forgotten with the page.
  permitted(() => {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  });
}

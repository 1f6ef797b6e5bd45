import type { LocalKey } from "shared-runtime/storage/stored-items.ts";

/** Reads from local storage. Returns an empty text if there is none, or if the browser blocks storage, which throws. */
export function readStored(key: LocalKey): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Writes to local storage, if the browser allows it. An empty text removes the entry. */
export function keep(key: LocalKey, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Without storage it is forgotten with the page.
  }
}

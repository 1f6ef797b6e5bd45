import type { SessionKey } from "shared-runtime/storage/stored-items.ts";

const key: SessionKey = "session-debug/1";

/** Whether the panel was open when this tab showed it last. */
export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(key) === "open";
  } catch {
    return false;
  }
}

export function keepOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(key, "open");
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, the state is lost with the page.
  }
}

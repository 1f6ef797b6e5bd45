/**
 * localStorage, which may be blocked (the access itself then throws) or full. Where it fails, what was kept lives as
 * long as the page.
 */
export function readKept(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // The signal that mirrors the storage still holds the value.
  }
}

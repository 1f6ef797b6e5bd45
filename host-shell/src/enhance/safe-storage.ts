/** What is kept for all tabs, or nothing where a visitor's browser keeps nothing: the access itself may then throw. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** An empty text removes it. */
export function keep(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // It is forgotten with the page.
  }
}

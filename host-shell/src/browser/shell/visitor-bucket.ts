const key = "host-shell.bucket";

/**
 * A number from 0 to 99 that stays with the visitor's browser, and by which canaries are given to a share of visitors.
 * It says nothing about the person: a hundredth of all visitors have the same.
 */
export function visitorBucket(): number {
  const random = Math.floor(Math.random() * 100);
  try {
    const kept = localStorage.getItem(key) ?? "";
    if (/^\d{1,2}$/.test(kept)) return Number(kept);
    localStorage.setItem(key, String(random));
  } catch {
    // Without storage a visitor may meet both versions, on different pages.
  }
  return random;
}

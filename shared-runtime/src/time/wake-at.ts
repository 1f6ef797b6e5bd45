/** A timer stands still while the machine sleeps, and cannot be set for more than 24 days: it is looked after often. */
const longestNap = 60_000;

/**
 * Calls back once a clock has reached a moment, at once if it is past, and tells what calls it off. A page that comes
 * to sight again looks at the clock immediately. Both times are in milliseconds since 1970.
 */
export function wakeAt(moment: number, clock: () => number, onReached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
  const look = () => {
    clearTimeout(timer);
    const left = moment - clock();
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, longestNap));
      return;
    }
    cancel();
    onReached();
  };
  document.addEventListener("visibilitychange", look);
  look();
  return cancel;
}

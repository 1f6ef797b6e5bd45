/**
 * The longest timeout. Timers stop while the machine sleeps and cannot be longer than 24 days, so the clock is checked
 * at least this often.
 */
const longestTimeout = 60_000;

/**
 * Calls `onReached` once the clock has reached `moment`, at once if it already has. A page that becomes visible checks
 * the clock immediately. `moment` and `clock` are in milliseconds since 1970. Returns a function that cancels the call.
 */
export function wakeAt(moment: number, clock: () => number, onReached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", check);
  };
  const check = () => {
    clearTimeout(timer);
    const left = moment - clock();
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, longestTimeout));
      return;
    }
    cancel();
    onReached();
  };
  document.addEventListener("visibilitychange", check);
  check();
  return cancel;
}

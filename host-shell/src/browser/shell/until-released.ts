/** The milliseconds after which a press no longer delays the mounting of the widget. */
const longestPressMs = 1_000;
/** The milliseconds within which the click follows a release. On touch screens, the click comes in another task. */
const clickFollowsWithinMs = 100;

/**
 * Resolves when no control in the first frame is pressed, since browsers send no click if a control is replaced during
 * a press. Returns `undefined` if no control is pressed.
 */
export function untilReleased(container: HTMLElement): Promise<unknown> | undefined {
  if (!container.querySelector(":active")) return undefined;
  const done = new AbortController();
  const released = new Promise((resolve) => {
    const on = (type: string, listener: () => void) =>
      addEventListener(type, listener, { capture: true, signal: done.signal });
    for (const type of ["pointerup", "pointercancel", "keyup"])
      on(type, () => setTimeout(resolve, clickFollowsWithinMs));
    on("click", () => setTimeout(resolve));
    setTimeout(resolve, longestPressMs);
  });
  return released.finally(() => done.abort());
}

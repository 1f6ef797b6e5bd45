/** A press that is held longer does not keep the widget from being mounted. */
const longestPressMs = 1_000;
/** On touch screens the click follows the release in another task. */
const clickFollowsWithinMs = 100;

/**
 * Resolves when no control in the first frame is pressed: browsers send no click if the control is replaced between
 * press and release. Returns `undefined` if no control is pressed.
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

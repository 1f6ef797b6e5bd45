import { useEffect, useRef } from "react";

/**
 * Returns a function that calls `run` while no pointer is pressed: at once, or after the current press. If `run` moved
 * the page during a press, the pointer would be released over another element, and the press would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal };
    const press = () => {
      isPressed.current = true;
    };
    // Waits for the click, which follows in the same task.
    const release = () => {
      setTimeout(() => {
        isPressed.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    };
    window.addEventListener("pointerdown", press, options);
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, release, options);
    return () => stopped.abort();
  }, []);
  return (run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  };
}

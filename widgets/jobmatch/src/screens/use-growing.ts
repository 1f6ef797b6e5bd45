import { useEffect, useState } from "react";

/** So few are made between two frames that the page answers meanwhile, on a slow phone too. */
const atOnce = 4;

/** Counts up to `target`, a few with each frame. The first few are there at once. */
export function useGrowing(target: number): number {
  const [count, setCount] = useState(atOnce);
  // What is to be seen from now on grows anew.
  if (count > Math.max(target, atOnce)) setCount(Math.max(target, atOnce));
  useEffect(() => {
    if (count >= target) return;
    const frame = requestAnimationFrame(() => setCount(count + atOnce));
    return () => cancelAnimationFrame(frame);
  }, [count, target]);
  return Math.min(count, target);
}

import { useEffect, useState } from "react";

/** So few are made between two frames that the page answers meanwhile, on a slow phone too. */
const atOnce = 4;

/** Counts up to `target`, a few with each frame. What is there first is there at once. */
export function useGrowing(target: number): number {
  const [count, setCount] = useState(Math.min(target, atOnce));
  useEffect(() => {
    if (count === target) return;
    const frame = requestAnimationFrame(() => setCount(Math.min(target, count + atOnce)));
    return () => cancelAnimationFrame(frame);
  }, [count, target]);
  return Math.min(count, target);
}

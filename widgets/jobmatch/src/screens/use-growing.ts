import { useEffect, useState } from "react";

/** The number of cards per frame: few enough for one frame on a slow phone. */
const perFrame = 4;

/** Returns a count that grows by a few per animation frame up to `target`. It starts with the first few. */
export function useGrowing(target: number): number {
  const [count, setCount] = useState(perFrame);
  // A smaller target resets the count.
  if (count > Math.max(target, perFrame)) setCount(Math.max(target, perFrame));
  useEffect(() => {
    if (count >= target) return;
    const frame = requestAnimationFrame(() => setCount(count + perFrame));
    return () => cancelAnimationFrame(frame);
  }, [count, target]);
  return Math.min(count, target);
}

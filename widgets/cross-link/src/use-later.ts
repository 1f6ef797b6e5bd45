import { useEffect, useState } from "react";

interface Later<Part> {
  readonly load: () => Promise<Part>;
  /** What the part is wanted for; `undefined` as long as it is not. */
  readonly wantedFor: string | undefined;
  readonly onMissing: ((error: unknown) => void) | undefined;
}

/**
 * A part that comes as a file of its own, from when it is wanted. One that did not come is asked for again when it is
 * wanted for something else, when the visitor is back on the network, and when the visitor comes back to the page.
 */
export function useLater<Part>({ load, wantedFor, onMissing }: Later<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  const isThere = part !== undefined;
  useEffect(() => {
    if (isThere || wantedFor === undefined) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    let isUnderWay = false;
    const attempt = () => {
      if (isUnderWay || document.hidden) return;
      isUnderWay = true;
      load().then(
        (came) => {
          if (!signal.aborted) setPart(() => came);
        },
        (error: unknown) => {
          isUnderWay = false;
          if (!signal.aborted) onMissing?.(error);
        },
      );
    };
    window.addEventListener("online", attempt, { signal });
    document.addEventListener("visibilitychange", attempt, { signal });
    attempt();
    return () => stopped.abort();
  }, [load, wantedFor, onMissing, isThere]);
  return part;
}

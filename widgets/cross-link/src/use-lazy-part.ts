import { useEffect, useState } from "react";

interface LazyPartOptions<Part> {
  readonly load: () => Promise<Part>;
  /** Identifies what the part is needed for; `undefined` while it is not needed. */
  readonly neededFor: string | undefined;
  readonly onMissing: ((error: unknown) => void) | undefined;
}

/**
 * Loads a part as soon as it is needed. After a failure, loads the part again when `neededFor` changes, when the
 * browser is online again, and when the page becomes visible again.
 */
export function useLazyPart<Part>({ load, neededFor, onMissing }: LazyPartOptions<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  const isLoaded = part !== undefined;
  useEffect(() => {
    if (isLoaded || neededFor === undefined) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    let isLoading = false;
    const attempt = () => {
      if (isLoading || document.hidden) return;
      isLoading = true;
      load().then(
        (loaded) => {
          if (!signal.aborted) setPart(() => loaded);
        },
        (error: unknown) => {
          isLoading = false;
          if (!signal.aborted) onMissing?.(error);
        },
      );
    };
    window.addEventListener("online", attempt, { signal });
    document.addEventListener("visibilitychange", attempt, { signal });
    attempt();
    return () => stopped.abort();
  }, [load, neededFor, onMissing, isLoaded]);
  return part;
}

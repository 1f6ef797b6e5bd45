/** Lets one caller wait for a ring. If no caller waits, a ring ends the next wait at once. */
export interface Bell {
  readonly ring: () => void;
  /** Resolves at the next ring, at the latest after `timeoutMs`. */
  readonly heard: (timeoutMs: number) => Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async heard(timeoutMs) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = undefined;
    },
  };
}

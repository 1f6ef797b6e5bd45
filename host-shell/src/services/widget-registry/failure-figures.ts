/** Why a version that fails was taken out of its channels. */
export interface FailureFigures {
  readonly failed: number;
  /** All that were reported, with those that failed. */
  readonly loads: number;
  /** Percentage that may fail. */
  readonly limit: number;
}

/** For the history that teams read at the keyboard, and for the log. */
export function failureSentence({ failed, loads, limit }: FailureFigures): string {
  const share = Math.round((failed / loads) * 100);
  return `${failed} of ${loads} loads failed (${share} %), more than ${limit} % may.`;
}

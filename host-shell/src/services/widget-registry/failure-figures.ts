/** The counts because of which a failing version was withdrawn. */
export interface FailureFigures {
  readonly failed: number;
  /** All reported loads, including failed ones. */
  readonly loads: number;
  /** Percentage that may fail. */
  readonly limit: number;
}

/** A sentence for the history that teams read, and for the log. */
export function failureSentence({ failed, loads, limit }: FailureFigures): string {
  const share = Math.round((failed / loads) * 100);
  return `${failed} of ${loads} loads failed (${share} %), above the limit of ${limit} %.`;
}

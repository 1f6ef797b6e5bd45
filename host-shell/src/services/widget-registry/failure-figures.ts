/** The counts because of which a failing version was withdrawn. */
export interface FailureFigures {
  readonly failed: number;
  /** The number of all reported loads, including failed ones. */
  readonly loads: number;
  /** The percentage of loads that may fail. */
  readonly limit: number;
}

/** A sentence for the log, and for the history that teams read. */
export function failureSentence({ failed, loads, limit }: FailureFigures): string {
  const share = Math.round((failed / loads) * 100);
  return `${failed} of ${loads} loads failed (${share} %), above the limit of ${limit} %.`;
}

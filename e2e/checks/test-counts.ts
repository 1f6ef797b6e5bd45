/** Passed and failed tests of a step. A check that is not made of tests counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Passed tests that needed a second attempt. */
  readonly unsteady?: number;
}

export const onePassed: Counts = { passed: 1, failed: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1 };

/** The part of the report of Vitest's reporter `json` that is read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Skipped tests and tests that are still to be written. */
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of the report of Playwright's reporter `json` that is read. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Errors outside any test, such as a test file that could not be read. */
  readonly errors: readonly unknown[];
}

/**
 * A file that failed without a failed test, for instance because it could not be read, counts as one failed. A skipped
 * test counts as failed.
 */
export function countVitest(report: string): Counts {
  const { numPassedTests, testResults, ...others } = JSON.parse(report) as VitestReport;
  const failed = others.numFailedTests + others.numPendingTests + others.numTodoTests;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return { passed: numPassedTests, failed: failed + brokenFiles.length };
}

/** A skipped test counts as failed. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = unexpected + skipped + errors.length;
  return { passed: expected + flaky, failed, ...(flaky > 0 && { unsteady: flaky }) };
}

/** Counts that agree with the exit code: a runner that failed, or ran nothing, has at least one failure. */
export function countsOfRun(counts: Counts, exitCode: number | undefined): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (exitCode !== 0 || ranNothing) ? { ...counts, failed: 1 } : counts;
}

export function sumOf(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

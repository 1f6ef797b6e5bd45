/** Passed and failed tests of a step. A check without tests counts as one test. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The number of passed tests that needed a second attempt. */
  readonly unsteady?: number;
}

export const onePassed: Counts = { passed: 1, failed: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1 };

/** The part of a report of Vitest's reporter `json` that this module reads. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** The number of skipped tests and of `todo` tests. */
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of a report of Playwright's reporter `json` that this module reads. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Errors outside all tests, such as that of an unreadable test file. */
  readonly errors: readonly unknown[];
}

/**
 * Counts the tests of a Vitest report. A file that failed without a failed test, for example because it could not be
 * read, counts as one failed test. A skipped test counts as failed.
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

/** Counts the tests of a Playwright report. A skipped test counts as failed. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = unexpected + skipped + errors.length;
  return { passed: expected + flaky, failed, ...(flaky > 0 && { unsteady: flaky }) };
}

/** Counts that agree with the exit code: a runner that failed or ran no test has at least one failure. */
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

/** Counts the tests by the last line of an output, `N passed, M failed`. An output without such a line has one failed test. */
export function countLastLine(output: string): Counts {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split("\n").at(-1) ?? "") ?? [];
  return passed === undefined || failed === undefined ? oneFailed : { passed: Number(passed), failed: Number(failed) };
}

import { relative } from "node:path";

export interface TimedTest {
  /** Path of the file from the root of the repository, then the titles from outermost to innermost. */
  readonly name: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      /** Milliseconds; absent if the test did not run. */
      readonly duration?: number;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

/** The tests in a report of Vitest's reporter `json`. */
export function timesInVitest(report: string, root: string): readonly TimedTest[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, duration = 0 }) => ({
      name: [relative(root, name), ...ancestorTitles, title].join(" › "),
      seconds: duration / 1000,
    })),
  );
}

/** The tests in a report of Playwright's reporter `json`. The times of a test's attempts are added up. */
export function timesInPlaywright(report: string, root: string): readonly TimedTest[] {
  const { config, suites } = JSON.parse(report) as PlaywrightReport;
  const timesIn = (suite: PlaywrightSuite, titles: readonly string[]): readonly TimedTest[] => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      name: [...titles, title].join(" › "),
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...(suite.suites ?? []).flatMap((inner) => timesIn(inner, [...titles, inner.title])),
  ];
  const folder = relative(root, config.rootDir);
  return suites.flatMap((file) => timesIn(file, [[folder, file.title].filter(Boolean).join("/")]));
}

/** One line for each of the slowest tests, the slowest first. */
export function linesOfSlowest(tests: readonly TimedTest[], count: number): readonly string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** A run of browser tests. */
export interface BrowserRunner {
  readonly title: string;
  /** Name of the script in the root's `package.json`. */
  readonly script: string;
  /** Regular expressions for the paths of the test files; without any, all files are run. */
  readonly files: readonly string[];
  /** The argument of `npm test` that adds this run. A run without an argument is always included. */
  readonly option?: string;
}

/** Tests in which Firefox has differed from Chromium before. The remaining tests run in Firefox before a release. */
const inFirefoxForEachChange = [
  "journeys/review",
  "journeys/refused-files",
  "journeys/coming-back",
  "platform/strategies",
  "faults/policy",
  "faults/integrity",
  "faults/strict-page",
  String.raw`faults/host\.`,
];

/** The runs of browser tests that the arguments of `npm test` select. */
export function browserRunnersFor(args: readonly string[]): readonly BrowserRunner[] {
  return browserRunners.filter(({ option }) => !option || args.includes(option));
}

/** What Chromium leaves out in `npm test` without `--long`: long files, and the tests of other files that are tagged. */
export function leftOutOf(env: NodeJS.ProcessEnv): { readonly testIgnore?: RegExp; readonly grepInvert?: RegExp } {
  return env["WITHOUT_LONG_TESTS"] === undefined ? {} : { testIgnore: /\.long\.test\.ts$/, grepInvert: /@long/ };
}

const browserRunners: readonly BrowserRunner[] = [
  { title: "Browser tests", script: "test:browser", files: [] },
  { title: "Tests in Firefox", script: "test:firefox", files: inFirefoxForEachChange, option: "--firefox" },
  { title: "Tests in WebKit", script: "test:webkit", files: [], option: "--webkit" },
];

/** The argument of `npm test` that adds the tests in CMSs and editors. */
export const cmsOption = "--cms";

/** The arguments of `npm test`. */
export const testOptions: readonly string[] = [
  "--long",
  cmsOption,
  ...browserRunners.flatMap(({ option }) => option ?? []),
];

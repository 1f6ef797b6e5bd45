/** A run of browser tests. */
export interface BrowserRunner {
  readonly title: string;
  /** The script of the root's `package.json`. */
  readonly script: string;
  /** Regular expressions for the paths of its test files; all of them if there are none. */
  readonly files: readonly string[];
  /** The argument of `npm test` that adds it; always runs without one. */
  readonly option?: string;
}

/** Where Firefox has differed before. The others run before a release. */
const inFirefoxForEachChange = [
  "journeys/review",
  "journeys/refused-files",
  "journeys/coming-back",
  "journeys/strategies",
  "faults/policy",
  "faults/integrity",
  "faults/strict-page",
  String.raw`faults/host\.`,
];

/** Without `--long`, tests in `*.long.test.ts` are left out in Chromium. The other browsers run the same files always. */
const notLong = [String.raw`^(?!.*\.long\.test\.ts$)`];

/** The runs of browser tests that the arguments of `npm test` ask for. */
export function browserRunnersFor(args: readonly string[]): readonly BrowserRunner[] {
  return browserRunners
    .filter(({ option }) => !option || args.includes(option))
    .map((runner) => (runner.option || args.includes("--long") ? runner : { ...runner, files: notLong }));
}

const browserRunners: readonly BrowserRunner[] = [
  { title: "Browser tests", script: "test:browser", files: [] },
  { title: "Tests in Firefox", script: "test:firefox", files: inFirefoxForEachChange, option: "--firefox" },
  { title: "Tests in WebKit", script: "test:webkit", files: [], option: "--webkit" },
];

/** The arguments of `npm test`. */
export const testOptions: readonly string[] = ["--long", ...browserRunners.flatMap(({ option }) => option ?? [])];

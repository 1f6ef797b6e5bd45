/** A run of browser tests. */
export interface BrowserRunner {
  readonly title: string;
  /** The script of the root's `package.json`. */
  readonly script: string;
  /** Parts of the paths of its test files; all of them if there are none. */
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
  "faults/host.test",
];

export const browserRunners: readonly BrowserRunner[] = [
  { title: "Browser tests", script: "test:browser", files: [] },
  { title: "Tests in Firefox", script: "test:firefox", files: inFirefoxForEachChange, option: "--firefox" },
  { title: "Tests in WebKit", script: "test:webkit", files: [], option: "--webkit" },
];

/**
 * `npm test` runs every check and every test of the repository except the long tests: `*.long.test.ts`, and browser
 * tests tagged `@long`. The other checks run even if one fails. `--long` adds the long tests, `--firefox` and
 * `--webkit` add the tests that run for each change in these browsers, `--cms` adds those in CMSs and editors. Ends
 * with the ten slowest tests and, on the last line, `N passed, M failed` over all runners; a check without tests counts
 * as one test.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript, type ScriptRun } from "./checks/run-script.ts";
import { linesOfSlowest, type TimedTest, timesInPlaywright, timesInVitest } from "./checks/slowest-tests.ts";
import { browserRunnersFor, cmsOption, testOptions } from "./checks/browser-runners.ts";
import {
  countLastLine,
  type Counts,
  countPlaywright,
  countsOfRun,
  countVitest,
  oneFailed,
  onePassed,
  sumOf,
} from "./checks/test-counts.ts";

interface Runner {
  readonly title: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly report: string;
  readonly count: (report: string) => Counts;
  readonly times: (report: string, root: string) => readonly TimedTest[];
}

const options = process.argv.slice(2);
const unknown = options.filter((option) => !testOptions.includes(option));
if (unknown.length > 0) {
  console.error(`npm test does not know ${unknown.join(", ")}. Options: ${testOptions.join(", ")}.`);
  process.exit(1);
}
const withLong = options.includes("--long");
const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "reports-"));
const unitReport = join(reports, "vitest.json");
const all: Counts[] = [];
const timed: TimedTest[] = [];

/** Runs a check that prints nothing unless it fails. */
async function check(title: string, running: Promise<ScriptRun>): Promise<boolean> {
  const { exitCode, seconds, output } = await running;
  const succeeded = exitCode === 0;
  all.push(succeeded ? onePassed : oneFailed);
  if (!succeeded) console.log(`\n${output.trim()}`);
  printResult(title, succeeded, seconds);
  return succeeded;
}

/** Runs tests and counts them by the report that their runner writes. */
async function runTests({ title, script, args, report, count, times }: Runner): Promise<void> {
  console.log(`\n${title} …`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(!withLong && { WITHOUT_LONG_TESTS: "1" }) };
  const { exitCode, seconds } = await runScript(script, { args, env, output: "shown" });
  const written = existsSync(report) ? readFileSync(report, "utf8") : undefined;
  const counts = countsOfRun(written === undefined ? { passed: 0, failed: 0 } : count(written), exitCode);
  all.push(counts);
  if (written !== undefined) timed.push(...times(written, root));
  const unsteady = counts.unsteady === undefined ? "" : `, ${counts.unsteady} of them at the second attempt`;
  printResult(`${title}, ${counts.passed} passed${unsteady} and ${counts.failed} failed`, counts.failed === 0, seconds);
}

function printResult(title: string, succeeded: boolean, seconds: number): void {
  console.log(`${succeeded ? "ok    " : "FAILED"}  ${title} (${seconds.toFixed(1)} s)`);
}

function leaveOut(title: string): void {
  all.push(oneFailed);
  console.log(`FAILED  ${title}: not run, since the build failed`);
}

// Two at a time, the longest first: with the build on one processor, the others take as long.
const waiting: (readonly [title: string, script: string])[] = [
  ["Build", "build"],
  ["Lint and types", "lint"],
  ["Arrows between the folders", "arrows"],
  ["Unused files, exports and dependencies", "unused"],
  ["Format", "format:check"],
];
let built = false;
async function runWaitingChecks(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [title, script] = next;
    const succeeded = await check(title, runScript(script, { output: "kept" }));
    if (script === "build") built = succeeded;
  }
}
await Promise.all([runWaitingChecks(), runWaitingChecks()]);

if (built) await check("Sizes", runScript("size", { output: "kept" }));
else leaveOut("Sizes");

await runTests({
  title: "Unit tests",
  script: "test:unit",
  args: ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  report: unitReport,
  count: countVitest,
  times: timesInVitest,
});

for (const { title, script, files } of browserRunnersFor(options)) {
  if (built) {
    await runTests({
      title,
      script,
      args: [...files, "--reporter=list,json"],
      report: join(reports, `${script.replace(":", "-")}.json`),
      count: countPlaywright,
      times: timesInPlaywright,
    });
  } else leaveOut(title);
}

if (options.includes(cmsOption)) {
  console.log("\nTests in CMSs and editors …");
  const { exitCode, seconds, output } = await runScript("test:cms", { args: ["--each-change"], output: "kept" });
  console.log(output.trim());
  const counts = countsOfRun(countLastLine(output), exitCode);
  all.push(counts);
  printResult(
    `Tests in CMSs and editors, ${counts.passed} passed and ${counts.failed} failed`,
    counts.failed === 0,
    seconds,
  );
}

rmSync(reports, { recursive: true });
console.log(`\nThe slowest tests:\n${linesOfSlowest(timed, 10).join("\n")}`);
if (!withLong) console.log("\nLong tests were left out; npm test -- --long runs them, too.");
const { passed, failed } = sumOf(all);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

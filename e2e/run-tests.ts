/**
 * `npm test`: every check and every test of the repository. A check that fails does not keep the others from running.
 * The last line is `N passed, M failed`, over all tests of all runners; a check that is not made of tests counts as
 * one.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript, type ScriptRun } from "./checks/run-script.ts";
import {
  type Counts,
  countPlaywright,
  countsOfRun,
  countVitest,
  oneFailed,
  onePassed,
  sumOf,
} from "./checks/test-counts.ts";

const reports = mkdtempSync(join(tmpdir(), "reports-"));
const all: Counts[] = [];

/** A check that is silent unless it fails. */
async function check(title: string, running: Promise<ScriptRun>): Promise<boolean> {
  const { exitCode, seconds, output } = await running;
  const succeeded = exitCode === 0;
  all.push(succeeded ? onePassed : oneFailed);
  if (!succeeded) console.log(`\n${output.trim()}`);
  tell(title, succeeded, seconds);
  return succeeded;
}

/** A runner whose tests are counted by its report. */
async function tests(
  title: string,
  script: string,
  args: readonly string[],
  report: string,
  count: (report: string) => Counts,
): Promise<void> {
  console.log(`\n${title} …`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { exitCode, seconds } = await runScript(script, { args, env, output: "shown" });
  const counted = existsSync(report) ? count(readFileSync(report, "utf8")) : { passed: 0, failed: 0 };
  const counts = countsOfRun(counted, exitCode);
  all.push(counts);
  const unsteady = counts.unsteady === undefined ? "" : `, ${counts.unsteady} of them at the second attempt`;
  tell(`${title}, ${counts.passed} passed${unsteady} and ${counts.failed} failed`, counts.failed === 0, seconds);
}

function tell(title: string, succeeded: boolean, seconds: number): void {
  console.log(`${succeeded ? "ok    " : "FAILED"}  ${title} (${seconds.toFixed(1)} s)`);
}

function leaveOut(title: string): void {
  all.push(oneFailed);
  console.log(`FAILED  ${title}: not run, since the build failed`);
}

// The build takes the one processor, the checks the other.
const building = runScript("build", { output: "kept" });
await check("Format", runScript("format:check", { output: "kept" }));
await check("Lint", runScript("lint", { output: "kept" }));
await check("Unused files, exports and dependencies", runScript("unused", { output: "kept" }));
await check("Arrows between the folders", runScript("arrows", { output: "kept" }));
await check("Types", runScript("typecheck", { output: "kept" }));
const built = await check("Build", building);

if (built) await check("Sizes", runScript("size", { output: "kept" }));
else leaveOut("Sizes");

const unitReport = join(reports, "vitest.json");
await tests(
  "Unit tests",
  "test:unit",
  ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  unitReport,
  countVitest,
);

const browserReport = join(reports, "playwright.json");
if (built) {
  await tests("Browser tests", "test:browser", ["--reporter=list,json"], browserReport, countPlaywright);
} else leaveOut("Browser tests");

rmSync(reports, { recursive: true });
const { passed, failed } = sumOf(all);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

/**
 * `npm run test:cms` runs the tests in CMSs and editors, `e2e/cms/<system>/*.test.ts`; with names of systems, only those;
 * with `--each-change`, all that continuous integration runs. A part whose system cannot be installed is left out with a
 * sentence. The last line is `N passed, M failed`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { countPlaywright, type Counts, countsOfRun, oneFailed, sumOf } from "../checks/test-counts.ts";
import type { CmsPart } from "./cms-part.ts";

const systems = globSync("*/part.ts", { cwd: import.meta.dirname })
  .map(dirname)
  .toSorted();
const forEachChange = process.argv.includes("--each-change");
const chosen = process.argv.slice(2).filter((argument) => argument !== "--each-change");
const unknown = chosen.filter((system) => !systems.includes(system));
if (unknown.length > 0) {
  console.error(`npm run test:cms does not know ${unknown.join(", ")}. Systems: ${systems.join(", ")}.`);
  process.exit(1);
}
const reports = mkdtempSync(join(tmpdir(), "reports-"));
const counts: Counts[] = [];

for (const system of chosen.length > 0 ? chosen : systems) {
  const { part } = (await import(`./${system}/part.ts`)) as { part: CmsPart };
  if (forEachChange && part.onDemand) continue;
  const began = performance.now();
  const missing = await part.install();
  if (missing !== undefined) {
    console.log(`left out  ${part.title}: ${missing}`);
    continue;
  }
  const found = runTests(system);
  counts.push(found);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${found.failed === 0 ? "ok      " : "FAILED  "}  ${part.title} (${seconds} s)`);
}

rmSync(reports, { recursive: true });
const { passed, failed } = counts.length > 0 ? sumOf(counts) : oneFailed;
if (counts.length === 0) console.log("No system could be installed.");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runTests(system: string): Counts {
  const root = join(import.meta.dirname, "../..");
  const report = join(reports, `${basename(system)}.json`);
  const { status } = spawnSync(
    "playwright",
    ["test", "--config", "e2e/playwright.cms.config.ts", `cms/${system}/`, "--reporter=list,json"],
    {
      cwd: root,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  const written = existsSync(report) ? countPlaywright(readFileSync(report, "utf8")) : { passed: 0, failed: 0 };
  return countsOfRun(written, status ?? undefined);
}

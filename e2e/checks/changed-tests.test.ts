import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runChangedTests } from "./changed-tests.ts";

let root: string;
let runs: (readonly [script: string, args: readonly string[]])[];
let lines: string[];
const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Ida", "-c", "user.email=ida@example.dk", ...args], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changed-"));
  runs = [];
  lines = [];
  mkdirSync(join(root, "widgets/fees/src"), { recursive: true });
  mkdirSync(join(root, "e2e/journeys"), { recursive: true });
  writeFileSync(join(root, "widgets/fees/src/fees.ts"), "export const fee = 1;");
  writeFileSync(join(root, "widgets/fees/src/fees.test.ts"), 'import { fee } from "./fees.ts";');
  writeFileSync(join(root, "e2e/journeys/fees.test.ts"), 'const widget = "fees";');
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=first");
});
afterEach(() => rmSync(root, { recursive: true }));

const runAll = (failing?: string) =>
  runChangedTests({
    root,
    run: async (script, args) => {
      runs.push([script, args]);
      return script !== failing;
    },
    print: (line) => lines.push(line),
  });

it("says on main with a clean tree that nothing has changed, and succeeds", async () => {
  expect(await runAll()).toBe(0);
  expect([lines, runs]).toEqual([["Nothing has changed since main."], []]);
});

it("runs what a change touches with both runners, the browser tests on a fresh build", async () => {
  writeFileSync(join(root, "widgets/fees/src/fees.ts"), "export const fee = 2;");
  expect(await runAll()).toBe(0);
  expect(lines).toEqual(["Changed since main: 1 file. Tests to run: unit 1 file, browser 1 file."]);
  expect(runs).toEqual([
    ["test:unit", ["widgets/fees/src/fees.test.ts"]],
    ["build", []],
    ["test:browser", ["e2e/journeys/fees.test.ts"]],
  ]);
});

it("leaves out the long tests unless they are asked for", async () => {
  writeFileSync(join(root, "e2e/journeys/fees.long.test.ts"), 'const widget = "fees";');
  await runAll();
  await runChangedTests({ root, run: async (...call) => runs.push(call) > 0, print: () => undefined, long: true });
  const ofBrowser = runs.filter(([script]) => script === "test:browser");
  expect(ofBrowser).toEqual([["test:browser", ["e2e/journeys/fees.long.test.ts"]]]);
});

it("counts what a branch has committed and what git does not know yet, but not what main got meanwhile", async () => {
  git("checkout", "--quiet", "-b", "fix");
  writeFileSync(join(root, "e2e/journeys/fees.test.ts"), 'const widget = "fees"; // fixed');
  git("commit", "--quiet", "--all", "--message=fix");
  writeFileSync(join(root, "widgets/fees/src/new.test.ts"), "");
  git("checkout", "--quiet", "main");
  writeFileSync(join(root, "widgets/fees/src/fees.ts"), "export const fee = 3;");
  git("commit", "--quiet", "--all", "--message=meanwhile");
  git("checkout", "--quiet", "fix");
  expect(await runAll()).toBe(0);
  expect(runs).toEqual([
    ["test:unit", ["widgets/fees/src/fees.test.ts", "widgets/fees/src/new.test.ts"]],
    ["build", []],
    ["test:browser", ["e2e/journeys/fees.test.ts"]],
  ]);
});

it("runs everything for a branch that only deletes a file, because the files left do not tell what used it", async () => {
  rmSync(join(root, "widgets/fees/src/fees.ts"));
  expect(await runAll()).toBe(0);
  expect(lines).toEqual(["Changed since main: 1 file. Tests to run: unit all files, browser all files."]);
  expect(runs).toEqual([
    ["test:unit", []],
    ["build", []],
    ["test:browser", []],
  ]);
});

it("hands no deleted test to the runners", async () => {
  rmSync(join(root, "widgets/fees/src/fees.test.ts"));
  rmSync(join(root, "e2e/journeys/fees.test.ts"));
  expect(await runAll()).toBe(0);
  expect(lines).toEqual(["Changed since main: 2 files. Tests to run: unit 0 files, browser 0 files."]);
  expect(runs).toEqual([]);
});

it("fails if a test fails, and runs the others all the same; without a build there is nothing to open", async () => {
  writeFileSync(join(root, "widgets/fees/src/fees.ts"), "export const fee = 2;");
  expect(await runAll("test:unit")).toBe(1);
  expect(runs.map(([script]) => script)).toEqual(["test:unit", "build", "test:browser"]);
  runs = [];
  expect(await runAll("build")).toBe(1);
  expect(runs.map(([script]) => script)).toEqual(["test:unit", "build"]);
});

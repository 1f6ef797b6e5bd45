import { execFileSync } from "node:child_process";
import { readImportGraph } from "./import-graph.ts";
import { touchedTests } from "./touched-tests.ts";

export interface ChangedTestsOptions {
  /** Root of the repository. */
  readonly root: string;
  /** Runs a script of the root's `package.json`. Resolves with whether it succeeded. */
  readonly run: (script: string, args: readonly string[]) => Promise<boolean>;
  readonly print: (line: string) => void;
  /** Whether long tests are included. */
  readonly long?: boolean;
}

/** Runs the tests that are affected by the changes since `main`, committed or not. Resolves with the exit code. */
export async function runChangedTests({ root, run, print, long = false }: ChangedTestsOptions): Promise<number> {
  const changed = changedSinceMain(root);
  if (changed.length === 0) {
    print("Nothing has changed since main.");
    return 0;
  }
  const touched = touchedTests(changed, readImportGraph(root));
  const [unit, browser] = long ? [touched.unit, touched.browser] : [quickOf(touched.unit), quickOf(touched.browser)];
  print(`Changed since main: ${filesOf(changed)}. Tests to run: unit ${filesOf(unit)}, browser ${filesOf(browser)}.`);
  const succeeded: boolean[] = [];
  if (unit.length > 0) succeeded.push(await run("test:unit", unit === "all" ? [] : unit));
  if (browser.length > 0) {
    const built = await run("build", []);
    succeeded.push(built);
    if (built) succeeded.push(await run("test:browser", browser === "all" ? [] : browser));
  }
  return succeeded.every(Boolean) ? 0 : 1;
}

function quickOf(files: readonly string[] | "all"): readonly string[] | "all" {
  return files === "all" ? files : files.filter((file) => !/\.long\./.test(file));
}

function filesOf(files: readonly string[] | "all"): string {
  if (files === "all") return "all files";
  return files.length === 1 ? "1 file" : `${files.length} files`;
}

/**
 * Files that differ from the point where the branch left `main`, including deleted files and files that git does not
 * track yet.
 */
function changedSinceMain(root: string): readonly string[] {
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const lines = (...args: readonly string[]) =>
    git(...args)
      .split("\n")
      .filter(Boolean);
  const base = git("merge-base", "main", "HEAD");
  const changed = [
    ...lines("diff", "--name-only", "--no-renames", base),
    ...lines("ls-files", "--others", "--exclude-standard"),
  ];
  return [...new Set(changed)].toSorted();
}

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Not part of the cached build, since a later commit may change none of the build's files.
const home = join(import.meta.dirname, "..");
const root = join(home, "..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
const commit = process.env["RELEASE_COMMIT"] ?? commitOf(root);

mkdirSync(join(home, "dist"), { recursive: true });
writeFileSync(
  join(home, "dist/release.json"),
  `${JSON.stringify({ version: process.env["RELEASE_VERSION"] ?? version, commit })}\n`,
);

/** The commit, with `-changed` if files differ from it; `undefined` if there is no git or no repository. */
function commitOf(folder: string): string | undefined {
  try {
    const git = (...words: readonly string[]) =>
      execFileSync("git", words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    return git("rev-parse", "HEAD") + (git("status", "--porcelain", "--untracked-files=no") === "" ? "" : "-changed");
  } catch {
    return undefined;
  }
}

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs the packages of a folder with a `package.json` and a lock file of its own, unless they are installed as the
 * lock file says. CMSs and editors are large, so `npm ci` of the repository does not bring them.
 */
export function installNpm(folder: string, args: readonly string[] = ["--ignore-scripts"]): string | undefined {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const installed = join(folder, "node_modules/.installed-lock");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return undefined;
  const { status, stderr } = spawnSync("npm", ["ci", "--workspaces=false", ...args], { cwd: folder, encoding: "utf8" });
  if (status !== 0) return `npm could not install its packages: ${lastLine(stderr)}`;
  writeFileSync(installed, lock);
  return undefined;
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

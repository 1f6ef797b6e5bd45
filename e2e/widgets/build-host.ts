import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { repository } from "./built-once.ts";

/**
 * Builds the browser files of a later release of host-shell, with other hashes, and resolves with their folder. `mark`
 * is added to the shell and to the site's styles.
 */
export async function buildNextRelease(mark: string): Promise<string> {
  const original = join(repository, "host-shell");
  const key = createHash("sha256")
    .update(mark)
    .update(await readFile(join(original, "dist/browser/browser.json")));
  // Below the repository, so that packages can be resolved.
  const folder = join(repository, "shared-runtime/dist/releases-of-tests", key.digest("hex").slice(0, 12));
  const desk = `${folder}.${process.pid}`;
  await mkdir(desk, { recursive: true });
  for (const part of ["package.json", "src", "build", "content", "dist", "api-docs", "vite.server.config.ts"])
    await cp(join(original, part), join(desk, part), { recursive: true });
  await writeFile(join(desk, "src/browser/shell/mark.ts"), `(globalThis as { mark?: string }).mark = "${mark}";\n`);
  const shell = join(desk, "src/browser/shell/shell.ts");
  await writeFile(shell, `import "./mark.ts";\n${await readFile(shell, "utf8")}`);
  await promisify(execFile)(process.execPath, [join(desk, "build/browser.ts")], { cwd: desk });
  await rm(folder, { recursive: true, force: true });
  await rename(desk, folder);
  return folder;
}

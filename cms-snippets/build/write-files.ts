import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes files into a folder, and creates missing folders. The keys of `files` are paths relative to `folder`. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Copies files or folders from one folder to another. `paths` has the new path for each old path. */
export function copyFiles(from: string, to: string, paths: Readonly<Record<string, string>>): void {
  for (const [source, target] of Object.entries(paths))
    cpSync(join(from, source), join(to, target), { recursive: true });
}

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { builtOnce, repository } from "./built-once.ts";

/** Builds `e2e/fixtures/plain-remote`, which uses no code of this repository, and resolves with its `dist/`. */
export function buildPlainRemote(): Promise<string> {
  const sources = join(repository, "e2e/fixtures/plain-remote");
  const hash = createHash("sha256").update(readFileSync(join(repository, "package-lock.json")));
  for (const path of globSync("**/*.*", { cwd: sources })) hash.update(path).update(readFileSync(join(sources, path)));
  return builtOnce(`plain-remote-${hash.digest("hex").slice(0, 12)}`, (folder) =>
    cp(sources, folder, { recursive: true }),
  );
}

import { execFileSync } from "node:child_process";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../..");

/** Builds the package of a CMS anew. Returns its folder. */
export function buildCmsPackage(system: string): string {
  execFileSync(process.execPath, ["cms-snippets/build/build-cms.ts", system], { cwd: repository, stdio: "pipe" });
  return join(repository, "cms-snippets", system, "dist");
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Release } from "shared-runtime/api/health.ts";
import * as v from "valibot";

/** The release that `npm run build` named; a release without a name if the build was made otherwise. */
export function readRelease(home: string): Release {
  try {
    return v.parse(Release, JSON.parse(readFileSync(join(home, "dist/release.json"), "utf8")));
  } catch {
    return { version: "unknown" };
  }
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const names = v.pipe(v.array(v.string()), v.readonly());

const PartList = v.object({
  scripts: v.array(
    v.object({
      /** By path below `shared-runtime/src`: the exports of the source that widgets use. */
      modules: v.record(v.string(), names),
      /** By package of a library: the names of the library that the part exports. */
      libraries: v.record(v.string(), names),
      /** Whether every widget needs it at its first mount. */
      everywhere: v.boolean(),
    }),
  ),
  /** For each style sheet the paths of its sources. */
  styles: v.array(names),
});
export type PartList = Readonly<v.InferOutput<typeof PartList>>;

export const partListFile = join(import.meta.dirname, "parts.json");

/** The common code as `npm run parts` cut it: each part needs only parts before it. */
export function readPartList(): PartList {
  return v.parse(v.pipe(v.string(), v.parseJson(), PartList), readFileSync(partListFile, "utf8"));
}

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type CollectGarbage = (options: {
  readonly type: "major";
  readonly execution: "sync";
  readonly flavor: "last-resort";
}) => void;

/**
 * Releases about 120 MB that opening the database and loading the language tables leave. V8 would keep them until the
 * system is short of memory, although the CV readers on the same machine need them.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as CollectGarbage;
  setFlagsFromString("--no-expose-gc");
  collectGarbage({ type: "major", execution: "sync", flavor: "last-resort" });
}

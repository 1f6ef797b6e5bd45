import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type CollectGarbage = (options: { readonly type: "minor"; readonly execution: "sync" }) => void;

const bytesBetween = 8 * 1_024 * 1_024;

/**
 * Returns a function to call with the size of each chunk that was received. V8 frees chunks when it collects young
 * objects, but it counts only their small handles, so that 60 MB of chunks may pile up. The function triggers a
 * collection in time, which takes about a millisecond.
 */
export function createChunkCollector(): (bytes: number) => void {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as CollectGarbage;
  setFlagsFromString("--no-expose-gc");
  let passed = 0;
  return (bytes) => {
    passed += bytes;
    if (passed < bytesBetween) return;
    passed = 0;
    collectGarbage({ type: "minor", execution: "sync" });
  };
}

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type CollectGarbage = (options: { readonly type: "minor"; readonly execution: "sync" }) => void;

const bytesBetween = 8 * 1_024 * 1_024;

/**
 * Returns a function that is called with every chunk that passes. Chunks are freed when V8 collects its young objects,
 * and V8 sees only their small handles: without help it lets 60 MB of them pile up. A collection takes about a
 * millisecond.
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

import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 compile WebAssembly once, without optimising it later. Optimising a single function of PostgreSQL takes
 * 600 MB for a moment, seconds after the start, and does not speed up the measured queries. The flags stay set for
 * the whole process, because V8 compiles code again after garbage collection discarded it.
 */
export function useBaselineCompiler(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}

import { setFlagsFromString } from "node:v8";

/**
 * Has V8 compile WebAssembly once and never a second time for speed. For a single function of PostgreSQL that takes
 * 600 MB for a moment, seconds after the start, and makes the queries measured here no faster. It stays so for the
 * whole process: code that garbage collection threw away is compiled again as is asked for at that moment.
 */
export function useBaselineCompiler(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}

import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 compile WebAssembly only once, without optimising it later. To optimise a single function of PostgreSQL, V8
 * briefly takes 600 MB, seconds after the start, and measured queries do not become faster. The flags remain set, since
 * V8 compiles code again if garbage collection has discarded it.
 */
export function useBaselineCompiler(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}

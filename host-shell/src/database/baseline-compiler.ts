import { setFlagsFromString } from "node:v8";

/**
 * Loads WebAssembly that V8 is never to compile a second time for speed. For a single function of PostgreSQL that
 * takes 600 MB for a moment, seconds after the start, and makes the queries measured here no faster. V8 remembers the
 * decision with the module, so that what is loaded later is compiled as usual.
 */
export async function withBaselineCompiler<T>(load: () => Promise<T>): Promise<T> {
  setFlags(["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]);
  try {
    return await load();
  } finally {
    setFlags(["--no-liftoff-only", "--wasm-tier-up", "--wasm-dynamic-tiering"]);
  }
}

function setFlags(flags: readonly string[]): void {
  for (const flag of flags) setFlagsFromString(flag);
}

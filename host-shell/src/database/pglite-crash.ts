import type { PGlite } from "@electric-sql/pglite";

/**
 * Calls back when PostgreSQL inside of PGlite has ended itself (PANIC), for example since the disk is full. From then on,
 * queries reject. PGlite 0.5 would repeat the next one for ever, and the process with it would hang.
 */
export function watchForCrash(pglite: PGlite, onCrash: (error: Error) => void): void {
  const postgres = pglite.Module;
  const { _PostgresMainLoopOnce: runOnce, stackRestore } = postgres;
  let crash: Error | undefined;
  postgres._PostgresMainLoopOnce = () => {
    if (crash) throw crash;
    try {
      runOnce();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) {
        crash = error;
        onCrash(error);
      }
      throw error;
    }
  };
  // PGlite ignores what the loop throws, and calls this before the next round.
  postgres.stackRestore = (pointer) => {
    if (crash) throw crash;
    return stackRestore(pointer);
  };
}

import type { PGlite } from "@electric-sql/pglite";

/**
 * Calls `onCrash` when the PostgreSQL within PGlite has ended itself (PANIC), for example because the disk is full.
 * Queries then reject. Without this, PGlite 0.5 would repeat the next query for ever, and the process would hang.
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
  // PGlite ignores errors that its loop throws, and calls this before the next round.
  postgres.stackRestore = (pointer) => {
    if (crash) throw crash;
    return stackRestore(pointer);
  };
}

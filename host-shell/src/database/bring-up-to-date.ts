import type { BeforeExit } from "../concurrency/before-exit.ts";
import type { Tables } from "./database.ts";
import { releaseMigrations } from "./release-migrations.ts";
import { runMigrations, type TellMigration } from "./run-migrations.ts";
import { refuseNewerSchema, refusePending, schemaState } from "./schema-state.ts";

export interface Migrating {
  /** Whether pending migrations are run. If not, a server with pending migrations does not start. Default: true. */
  readonly mayMigrate?: boolean;
  readonly tell?: TellMigration | undefined;
  /**
   * Receives a function that ends a running statement of PostgreSQL, which would otherwise continue after its process
   * has ended.
   */
  readonly beforeExit?: BeforeExit["add"] | undefined;
}

/** Throws `StartRefused` if the tables cannot become or may not be made those of this release. */
export async function bringUpToDate(
  tables: Tables,
  { mayMigrate = true, tell = () => undefined }: Migrating = {},
): Promise<void> {
  const state = await schemaState(tables, releaseMigrations());
  refuseNewerSchema(state);
  if (state.releasesAhead > 0) tell({ kind: "ahead" });
  if (mayMigrate) await runMigrations(tables, state.pending, tell);
  else refusePending(state);
  tell({ kind: "ready" });
}

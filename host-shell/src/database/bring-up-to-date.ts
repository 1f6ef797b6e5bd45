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
   * Receives a function that ends the running statement of a migration. PostgreSQL would otherwise continue the
   * statement after this process has ended.
   */
  readonly beforeExit?: BeforeExit["add"] | undefined;
}

/** Changes the tables to those of this release. Throws `StartRefused` if this fails or is not allowed. */
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

import type { PoolConfig } from "pg";
import { isDiskFull } from "../disk/is-disk-full.ts";
import type { DatabaseLimits } from "../settings/groups/database.ts";
import type { Database } from "./database.ts";
import { openPool, pooledTables } from "./pooled-tables.ts";
import type { Migrating } from "./bring-up-to-date.ts";
import { connectionTimeoutMillis, processName } from "./connecting.ts";
import { migratePostgres } from "./migrate-postgres.ts";

/** The milliseconds beyond the time limit of a statement in which PostgreSQL can report that it ended the statement. */
const reportMs = 500;

/** The milliseconds after a refused change during which the disk counts as full, since its room is unknown. */
const fullForMs = 60_000;

const usualLimits: DatabaseLimits = { connections: 10, statementMs: 7_000, lockMs: 5_000, idleTransactionMs: 5_000 };

interface PostgresOptions {
  readonly limits?: DatabaseLimits | undefined;
  readonly migrating?: Migrating | undefined;
}

/** Opens a PostgreSQL server that several processes may share. */
export async function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
  { limits = usualLimits, migrating }: PostgresOptions = {},
): Promise<Database> {
  await migratePostgres(url, migrating);
  let refusedAt = Number.NEGATIVE_INFINITY;
  const isFull = () => performance.now() - refusedAt < fullForMs;
  const onRefused = (error: unknown): void => {
    if (isDiskFull(error)) refusedAt = performance.now();
  };
  const config: PoolConfig = {
    connectionString: url,
    application_name: `host-shell ${processName}`,
    max: limits.connections,
    // Starting servers recognise a running server by its connections, so at least one connection stays open.
    min: 1,
    connectionTimeoutMillis,
    query_timeout: limits.statementMs + reportMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    keepAlive: true,
    // Limits the wait for a client that is frozen while it reads a large answer: otherwise PostgreSQL would not end a
    // statement whose answer it cannot send.
    options: `-c tcp_user_timeout=${limits.statementMs + limits.idleTransactionMs}`,
  };
  const pool = openPool(config, onRefused);
  pool.on("error", onConnectionLost);
  return {
    tables: pooledTables(pool),
    shared: true,
    storage: { isFull, isNearlyFull: isFull },
    eraseDeleted: async () => undefined,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: limits.connections,
    }),
    close: () => pool.end(),
  };
}

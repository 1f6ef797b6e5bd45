import * as v from "valibot";
import { resolve } from "node:path";
import { text, wholeNumber, zeroOrOne } from "../checks.ts";
import { type Given, optionalSetting, setting } from "../setting.ts";

export const databaseEntries = {
  DATA_DIR: setting(v.string(), "Folder for everything that must outlive a restart, for one server alone.", ".data"),
  DISK_RESERVE_MEGABYTES: setting(
    wholeNumber(64, 100_000_000),
    "Megabytes that stay free on the disks of the embedded database, of `UPLOADS_DIR` and of `WIDGETS_DIR`, at least 64. With less, what would be stored is refused with 507.",
    "256",
  ),
  DATABASE_URL: optionalSetting(
    text(/^postgres(?:ql)?:\/\/./, "must be the address of a PostgreSQL, like postgres://user:password@host/database"),
    "PostgreSQL that several servers may share. Not set: an embedded one in `DATA_DIR`.",
  ),
  DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 1_000),
    "Connections of this server to the PostgreSQL at most. Times the number of servers, they are fewer than its `max_connections`.",
    "10",
  ),
  DATABASE_STATEMENT_SECONDS: setting(
    wholeNumber(1, 600),
    "Seconds after which PostgreSQL ends a query. Its connection is closed, and the call is answered with 503.",
    "7",
  ),
  DATABASE_LOCK_SECONDS: setting(
    wholeNumber(1, 600),
    "Seconds that a query waits for a lock that another server keeps.",
    "5",
  ),
  DATABASE_IDLE_TRANSACTION_SECONDS: setting(
    wholeNumber(1, 600),
    "Seconds after which PostgreSQL ends a transaction whose server asks nothing more, for example since it is frozen.",
    "5",
  ),
  MIGRATE_AT_START: setting(
    zeroOrOne,
    "`0` leaves migrations to `npm run migrate`: a server whose database lacks some does not start.",
    "1",
  ),
};

export interface DatabaseSettings {
  /** Absolute path. */
  readonly dataDir: string;
  readonly diskReserveBytes: number;
  readonly databaseUrl: string | undefined;
  readonly databaseLimits: DatabaseLimits;
  readonly migrateAtStart: boolean;
}

/** The number of connections that this server opens to a PostgreSQL, and the times that it waits. */
export interface DatabaseLimits {
  readonly connections: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** Milliseconds that a transaction may stay open without a query. */
  readonly idleTransactionMs: number;
}

export function databaseSettings(given: Given<typeof databaseEntries>): DatabaseSettings {
  return {
    dataDir: resolve(given.DATA_DIR),
    diskReserveBytes: given.DISK_RESERVE_MEGABYTES * 1_048_576,
    databaseUrl: given.DATABASE_URL,
    databaseLimits: {
      connections: given.DATABASE_CONNECTIONS,
      statementMs: given.DATABASE_STATEMENT_SECONDS * 1_000,
      lockMs: given.DATABASE_LOCK_SECONDS * 1_000,
      idleTransactionMs: given.DATABASE_IDLE_TRANSACTION_SECONDS * 1_000,
    },
    migrateAtStart: given.MIGRATE_AT_START === "1",
  };
}

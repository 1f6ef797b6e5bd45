import { PGlite } from "@electric-sql/pglite";
import { StartRefused } from "../settings/start-refused.ts";
import { migrationFailure } from "./migration-failure.ts";
import { objectionToTransaction } from "./outside-of-transactions.ts";
import type { Migration } from "./release-migrations.ts";

/** The operations that others cannot do while the lock is held. */
export type Blocks = "reads and writes" | "writes" | "writes of the same rows" | "changes of the table";

/** The effect on the rows of a table. */
export type Work = "rewrites" | "reads" | "none";

export interface TableLock {
  /** The name of the table. For a partition, the name of its partitioned table. */
  readonly table: string;
  /** The name in PostgreSQL's documentation, such as `ACCESS EXCLUSIVE`. */
  readonly mode: string;
  readonly blocks: Blocks;
  readonly work: Work;
}

export interface StatementLocks {
  readonly statement: string;
  /** The locks on tables that existed before the statement, without the locks that any query takes. */
  readonly locks: readonly TableLock[];
}

/** The modes that block others, the strongest first. */
const modes: readonly { readonly held: string; readonly mode: string; readonly blocks: Blocks }[] = [
  { held: "AccessExclusiveLock", mode: "ACCESS EXCLUSIVE", blocks: "reads and writes" },
  { held: "ExclusiveLock", mode: "EXCLUSIVE", blocks: "writes" },
  { held: "ShareRowExclusiveLock", mode: "SHARE ROW EXCLUSIVE", blocks: "writes" },
  { held: "ShareLock", mode: "SHARE", blocks: "writes" },
  { held: "ShareUpdateExclusiveLock", mode: "SHARE UPDATE EXCLUSIVE", blocks: "changes of the table" },
  { held: "RowExclusiveLock", mode: "ROW EXCLUSIVE", blocks: "writes of the same rows" },
];

/**
 * Returns the locks of each statement of each pending migration, by tag. Runs the statements on an empty copy of the
 * tables and queries PostgreSQL for what was locked, rewritten and read, which the text of a statement does not show.
 * Throws `StartRefused` for a statement that cannot be part of a migration, or that fails on the copy.
 */
export async function migrationLocks(
  applied: readonly Migration[],
  pending: readonly Migration[],
): Promise<ReadonlyMap<string, readonly StatementLocks[]>> {
  const copy = await PGlite.create();
  try {
    for (const { tag, statements } of applied) {
      for (const statement of statements) await onCopy({ tag, statement }, () => copy.exec(statement));
    }
    const found = new Map<string, readonly StatementLocks[]>();
    for (const { tag, statements } of pending) {
      const locks: StatementLocks[] = [];
      for (const statement of statements) {
        const objection = objectionToTransaction(statement);
        if (objection !== undefined) throw new StartRefused(`A statement of ${tag} ${objection}.`);
        locks.push({ statement, locks: await onCopy({ tag, statement }, () => locksOf(statement, copy)) });
      }
      found.set(tag, locks);
    }
    return found;
  } finally {
    await copy.close();
  }
}

async function onCopy<Result>(
  part: { readonly tag: string; readonly statement: string },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw migrationFailure(error, { ...part, where: " on an empty copy of the tables in memory" });
  }
}

interface Relation {
  readonly oid: number;
  readonly table: string;
  /** The file number, which changes when all rows are rewritten. */
  readonly file: number;
}

const relations = `
  select c.oid::integer as oid, coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as table, c.relfilenode::integer as file
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`;

const heldLocks = `
  select relation::integer as oid, mode from pg_locks where pid = pg_backend_pid() and locktype = 'relation' and granted`;

/** The number of full scans of each table. The counts of earlier transactions remain for a while. */
const scanCounts = `select relid::integer as oid, seq_scan::integer as scans from pg_stat_xact_user_tables`;

function locksOf(statement: string, copy: PGlite): Promise<readonly TableLock[]> {
  return copy.transaction(async (transaction) => {
    const scans = async (): Promise<ReadonlyMap<number, number>> => {
      const { rows } = await transaction.query<{ readonly oid: number; readonly scans: number }>(scanCounts);
      return new Map(rows.map(({ oid, scans: count }) => [oid, count]));
    };
    const before = (await transaction.query<Relation>(relations)).rows;
    const scansBefore = await scans();
    await transaction.exec(statement);
    const scansAfter = await scans();
    const held = (await transaction.query<{ readonly oid: number; readonly mode: string }>(heldLocks)).rows;
    const after = new Map((await transaction.query<Relation>(relations)).rows.map(({ oid, file }) => [oid, file]));
    const tables = [...new Set(before.map(({ table }) => table))].toSorted();
    return tables.flatMap((table) => {
      const parts = before.filter((relation) => relation.table === table);
      const oids = new Set(parts.map(({ oid }) => oid));
      const own = new Set(held.filter(({ oid }) => oids.has(oid)).map(({ mode }) => mode));
      const strongest = modes.find((mode) => own.has(mode.held));
      if (!strongest) return [];
      const isRewritten = parts.some(({ oid, file }) => (after.get(oid) ?? file) !== file);
      const isRead = parts.some(({ oid }) => (scansAfter.get(oid) ?? 0) > (scansBefore.get(oid) ?? 0));
      const { mode, blocks } = strongest;
      return [{ table, mode, blocks, work: isRewritten ? "rewrites" : isRead ? "reads" : "none" } as const];
    });
  });
}

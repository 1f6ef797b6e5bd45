import { drizzle } from "drizzle-orm/node-postgres";
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from "pg";
import type { Tables } from "./database.ts";
import { traceQueries } from "./trace-queries.ts";

/** SQLSTATE of a database that accepts no writes. */
const readOnlyState = "25006";

/**
 * A pool that closes a connection if its query has timed out, or was refused because the database accepts no writes.
 * After a timeout, PostgreSQL may still run the query, and later ones would wait for it; after a failover, the
 * connected server may remain a standby. `onRefused` gets the error of each query that failed.
 */
export function openPool(config: PoolConfig, onRefused: (error: unknown) => void = () => undefined): Pool {
  const pool = new Pool(config);
  traceQueries(pool);
  pool.on("connect", (client) => {
    // The pool listens only to idle connections. A call that uses a lost connection rejects.
    client.on("error", () => undefined);
    endIfUseless(client, onRefused);
    traceQueries(client);
  });
  return pool;
}

/**
 * The tables, queried through a pool. In the transactions of drizzle-orm 0.45, a connection whose `begin` fails never
 * returns to the pool, and a connection whose `rollback` fails returns with its transaction still open. Here, each
 * connection returns, and is closed unless its transaction has ended. If PostgreSQL ended a transaction between two
 * queries, the transaction rejects with PostgreSQL's reason and not with the failure of the next query.
 */
export function pooledTables(pool: Pool): Tables {
  const tables: Tables = drizzle(pool);
  tables.transaction = async (work, config) => {
    const client = await pool.connect();
    let reason: DatabaseError | undefined;
    const noteReason = (error: Error): void => {
      if (error instanceof DatabaseError) reason = error;
    };
    client.on("error", noteReason);
    try {
      const alone: Tables = drizzle(client);
      return await alone.transaction(work, config);
    } catch (error) {
      throw reason ?? error;
    } finally {
      client.off("error", noteReason);
      client.release(client.getTransactionStatus() !== "I");
    }
  };
  return tables;
}

function endIfUseless(client: PoolClient, onRefused: (error: unknown) => void): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  const watched = (...given: unknown[]): unknown => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        onRefused(error);
        if (isUseless(error)) void client.end();
      });
    }
    return answer;
  };
  client.query = watched as typeof client.query;
}

function isUseless(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DatabaseError ? error.code === readOnlyState : error.message === "Query read timeout";
}

import { DrizzleQueryError, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { findLockHolder } from "./lock-holder.ts";
import { messages } from "./registry-messages.ts";
import { RegistryRefusal } from "./registry-refusal.ts";

const keyOf = (name: string) => sql`hashtext(${`widget ${name}`})`;

/** Excludes all other changes of the widget until the transaction ends. */
export async function lockWidget(transaction: Tables, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${keyOf(name)})`);
}

/** SQLSTATE codes of PostgreSQL. */
const lockNotFree = "55P03";
const tookTooLong = "57014";
const stoodStill = "25P03";

/**
 * Runs a change of a widget. Throws `RegistryRefusal` if it gets no lock in time, or if PostgreSQL ended its transaction
 * because this server stood still.
 */
export async function unlessBusy<Result>(tables: Tables, name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const state = stateOf(error);
    if (state === stoodStill) throw new RegistryRefusal("widgetBusy", [messages.stoodStill(name)]);
    if (state !== lockNotFree && state !== tookTooLong) throw error;
    // A failure of the search is ignored, since the refusal is more useful to the team.
    const holder = await findLockHolder(tables, keyOf(name)).catch(() => undefined);
    // If no connection holds the lock, the query itself took too long.
    if (state === tookTooLong && holder === undefined) throw error;
    throw new RegistryRefusal("widgetBusy", [messages.busy(name, holder)], { holder });
  }
}

function stateOf(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
}

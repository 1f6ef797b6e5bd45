import { eq, inArray, like, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";
import { otherServers, ownApplication, serverName } from "../../database/servers-of-database.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";
import { sharedValue } from "./shared-value.ts";

/** A note that each server stores at its start. Servers that start later read the notes of running servers. */
const Note = v.object({
  /** Ids of the server's keys of bank details, the current one first. */
  keys: v.array(v.string()),
  /** Digests of the server's settings, by their names. */
  settings: v.record(v.string(), v.string()),
});
export type Note = v.InferOutput<typeof Note>;

export interface RunningServer {
  /** The name of the server, for operators. */
  readonly name: string;
  /** `undefined` if the server's release stores no note. */
  readonly note: Note | undefined;
}

const prefix = "running server ";
/** An advisory lock number that nothing else on the server uses. */
const startLock = 7_233_502;

/**
 * Waits until no other server is comparing: servers that start compare and store their notes one after another. The
 * lock ends with the transaction.
 */
export async function takeTurn(transaction: Tables): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${startLock})`);
}

/** The other servers that are running. Deletes the notes of servers that have ended. */
export async function runningServers(tables: Tables): Promise<readonly RunningServer[]> {
  const connected = await otherServers(tables);
  const rows = await tables
    .select()
    .from(serverSecret)
    .where(like(serverSecret.name, `${prefix}%`));
  const notes = new Map(rows.map(({ name, value }) => [name.slice(prefix.length), value]));
  const applications = new Set(connected.map(({ application }) => application));
  const ended = [...notes.keys()].filter((application) => !applications.has(application));
  if (ended.length > 0) {
    await tables.delete(serverSecret).where(
      inArray(
        serverSecret.name,
        ended.map((application) => prefix + application),
      ),
    );
  }
  return connected.flatMap(({ application, isNew }) => {
    const text = notes.get(application);
    // The other server is starting too, and compares itself with this one in its turn.
    if (text === undefined && isNew) return [];
    return [{ name: serverName(application), note: text === undefined ? undefined : noteIn(text) }];
  });
}

function noteIn(text: string): Note | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Note), text);
  return parsed.success ? parsed.output : undefined;
}

/** Deletes the note of an earlier process with the same name, such as the previous process in a container. */
export async function forgetNamesake(tables: Tables): Promise<void> {
  await tables.delete(serverSecret).where(eq(serverSecret.name, prefix + (await ownApplication(tables))));
}

export async function noteThisServer(tables: Tables, note: Note): Promise<void> {
  await sharedValue(tables, prefix + (await ownApplication(tables))).replace(JSON.stringify(note));
}

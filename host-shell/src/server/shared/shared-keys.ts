import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Tables } from "../../database/database.ts";
import { keyIdOf } from "../../security/bank-details.ts";
import { keysOfUndelivered } from "../../services/outbox/keys-of-undelivered.ts";
import type { Settings } from "../../settings/settings.ts";
import { StartRefused } from "../../settings/start-refused.ts";
import type { RunningServer } from "./running-servers.ts";
import { sharedValue } from "./shared-value.ts";

/**
 * Throws `StartRefused` if this server would generate a key of bank details that other servers of a shared database
 * lack: the encrypted details would be lost with this server. A key that an earlier release generated in `dataDir` may
 * be used.
 */
export function refuseOwnKey({ databaseUrl, bankDetailsKeys, dataDir }: Settings): void {
  if (databaseUrl === undefined || bankDetailsKeys || existsSync(join(dataDir, "bank-details-key"))) return;
  throw new StartRefused(
    "DATABASE_URL needs BANK_DETAILS_KEYS: bank details in a database that servers share must not depend on a key of one of them. Set it to the same on all servers; openssl rand -base64 32 makes a key.",
  );
}

interface Options {
  /** The keys of this server, the current one first. */
  readonly keys: readonly Uint8Array[];
  /** Ids of lost keys. */
  readonly lostKeys: readonly string[];
  readonly running: readonly RunningServer[];
}

/**
 * Makes this server's first key the current key of the database. Throws `StartRefused` if this server lacks the key
 * with which the previous server or a running server encrypts, or a key that undelivered details need. Also throws it
 * if a running server may lack the key with which this server would encrypt.
 */
export async function checkSharedKeys(tables: Tables, { keys, lostKeys, running }: Options): Promise<void> {
  const ids = keys.map(keyIdOf);
  const [first = ""] = ids;
  const current = sharedValue(tables, "shared key of bank details");
  const known = await current.read();
  const before = [known, ...(await keysOfUndelivered(tables))].filter((id) => !lostKeys.includes(id ?? ""));
  const used = new Set([...before, ...running.map(({ note }) => note?.keys[0])]);
  const lacking = [...used].filter((id) => id !== undefined && !ids.includes(id));
  if (lacking.length > 0) {
    throw new StartRefused(
      `Servers of the database encrypt bank details, or did, with ${lacking.length === 1 ? "a key that this server lacks" : "keys that this server lacks"}, ${lacking.join(", ")}: add it to BANK_DETAILS_KEYS, as it is on the other servers. A server without that setting has its key in bank-details-key in its DATA_DIR. Only if nobody has it any more: BANK_DETAILS_LOST_KEYS=${[...new Set([...lostKeys, ...lacking])].join(",")}`,
    );
  }
  // A server without a note has at least the current key of the database.
  const without = running.filter(({ note }) => (note ? !note.keys.includes(first) : first !== known));
  if (without.length > 0) {
    throw new StartRefused(
      `BANK_DETAILS_KEYS begins with ${first}, a key that other servers that run now are not known to have: ${without.map(({ name }) => name).join(", ")}. Add it at the end on all servers, start them again, and then put it in front.`,
    );
  }
  if (first !== known) await current.replace(first);
}

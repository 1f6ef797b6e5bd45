import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Tables } from "../../database/database.ts";
import { keyIdOf } from "../../services/bank-details/bank-details.ts";
import { keysOfUndelivered } from "../../services/outbox/keys-of-undelivered.ts";
import type { Settings } from "../../settings/settings.ts";
import { StartRefused } from "../../settings/start-refused.ts";
import { sharedValue } from "./shared-value.ts";

/**
 * Throws `StartRefused` before a key of bank details would be made for one server of a shared database: what is encrypted with it
 * would be lost with the server. A key that an earlier release made there may be used.
 */
export function refuseOwnKey({ databaseUrl, bankDetailsKeys, dataDir }: Settings): void {
  if (databaseUrl === undefined || bankDetailsKeys || existsSync(join(dataDir, "bank-details-key"))) return;
  throw new StartRefused(
    "DATABASE_URL needs BANK_DETAILS_KEYS: bank details in a database that servers share must not depend on a key of one of them. Set it to the same on all servers; openssl rand -base64 32 makes a key.",
  );
}

interface Options {
  /** The current one first. */
  readonly keys: readonly Uint8Array[];
  /** Ids of those that nobody has any more. */
  readonly lostKeys: readonly string[];
}

/**
 * Throws `StartRefused` if another server encrypts with a key that this one lacks, if something is to be delivered with one, or if
 * this one would encrypt with a key that the server which started before lacks.
 */
export async function checkSharedKeys(tables: Tables, { keys, lostKeys }: Options): Promise<void> {
  const known = new Set([...keys.map(keyIdOf), ...lostKeys]);
  const current = sharedValue(tables, "shared key of bank details");
  const used = [await current.read(), ...(await keysOfUndelivered(tables))];
  const lacking = [...new Set(used)].filter((id) => id !== undefined && !known.has(id));
  if (lacking.length > 0) {
    throw new StartRefused(
      `Bank details in the database are encrypted with ${lacking.length === 1 ? "a key that this server lacks" : "keys that this server lacks"}, ${lacking.join(", ")}: add it to BANK_DETAILS_KEYS, as it is on the other servers. A server without that setting has its key in bank-details-key in its DATA_DIR. Only if nobody has it any more: BANK_DETAILS_LOST_KEYS=${[...lostKeys, ...lacking].join(",")}`,
    );
  }
  const ids = keys.map(keyIdOf);
  const [first = ""] = ids;
  const held = sharedValue(tables, "shared keys of bank details");
  const before = (await held.read())?.split(",");
  const isLost = used[0] !== undefined && lostKeys.includes(used[0]);
  if (before && !before.includes(first) && !isLost) {
    throw new StartRefused(
      `BANK_DETAILS_KEYS begins with a key that the other servers of the database lack, ${first}: add it at the end on all of them and start them again, and then put it in front.`,
    );
  }
  await current.replace(first);
  await held.replace(ids.join(","));
}

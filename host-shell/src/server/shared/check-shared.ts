import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import { keyIdOf } from "../../security/bank-details.ts";
import type { Settings } from "../../settings/settings.ts";
import { forgetNamesake, noteThisServer, runningServers, takeTurn } from "./running-servers.ts";
import { checkSharedFolders } from "./shared-folders.ts";
import { checkSharedKeys } from "./shared-keys.ts";
import { comparedSettings, compareSettings, digestsOf } from "./shared-settings.ts";

interface Options {
  readonly tables: Tables;
  /** The keys of bank details of this server, the current one first. */
  readonly keys: readonly Uint8Array[];
  readonly adminToken: string;
  readonly log: Logger;
}

/**
 * Compares the folders, keys and settings of this server with those of the other servers of a shared database. Throws
 * `StartRefused` if one of two servers could not read what the other stored.
 */
export async function checkShared(settings: Settings, { tables, keys, adminToken, log }: Options): Promise<void> {
  await forgetNamesake(tables);
  await checkSharedFolders(tables, settings);
  const [current] = keys;
  if (!current) throw new Error("Bank details need a key.");
  const compared = comparedSettings(settings, adminToken);
  const differences = await tables.transaction(async (transaction) => {
    await takeTurn(transaction);
    const running = await runningServers(transaction);
    await checkSharedKeys(transaction, { keys, lostKeys: settings.bankDetailsLostKeys, running });
    const found = compareSettings(compared, { keys, running });
    await noteThisServer(transaction, { keys: keys.map(keyIdOf), settings: digestsOf(compared, current) });
    return found;
  });
  if (!settings.bankDetailsKeys) {
    log.warn(
      "the key of bank details is only in DATA_DIR of this server: set BANK_DETAILS_KEYS to the content of bank-details-key, so that it is not lost with the server",
    );
  }
  if (differences.length > 0) {
    log.warn(
      { servers: differences },
      "settings are not those of other servers that run now: all servers of a database need the same ones",
    );
  }
}

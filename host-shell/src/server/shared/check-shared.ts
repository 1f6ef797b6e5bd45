import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import type { Settings } from "../../settings/settings.ts";
import { checkSharedAdminToken } from "./shared-admin-token.ts";
import { checkSharedFolders } from "./shared-folders.ts";
import { checkSharedKeys } from "./shared-keys.ts";
import { differingSettings } from "./shared-settings.ts";

interface Options {
  readonly tables: Tables;
  /** The keys of bank details that this server has. */
  readonly keys: readonly Uint8Array[];
  readonly adminToken: string;
  readonly log: Logger;
}

/**
 * Compares what this server has outside of a shared database with what other servers of it have, or had. Throws `StartRefused` if
 * the one could not read what the other stored.
 */
export async function checkShared(settings: Settings, { tables, keys, adminToken, log }: Options): Promise<void> {
  await checkSharedKeys(tables, { keys, lostKeys: settings.bankDetailsLostKeys });
  if (!settings.bankDetailsKeys) {
    log.warn(
      "the key of bank details is only in DATA_DIR of this server: set BANK_DETAILS_KEYS to the content of bank-details-key, so that it is not lost with the server",
    );
  }
  const hasSameToken = await checkSharedAdminToken(tables, {
    token: adminToken,
    isSet: settings.deployAdminToken !== undefined,
  });
  await checkSharedFolders(tables, settings);
  const names = [...(hasSameToken ? [] : ["DEPLOY_ADMIN_TOKEN"]), ...(await differingSettings(tables, settings))];
  if (names.length > 0) {
    log.warn(
      { settings: names },
      "settings are not those of the server that started before: all servers of a database need the same ones",
    );
  }
}

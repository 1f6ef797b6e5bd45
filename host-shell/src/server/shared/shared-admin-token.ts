import type { Tables } from "../../database/database.ts";
import { StartRefused } from "../../settings/start-refused.ts";
import { fingerprintOf, sharedValue } from "./shared-value.ts";

const name = "shared setting DEPLOY_ADMIN_TOKEN";

interface Options {
  readonly token: string;
  /** Whether it is a setting, not a file of this server. */
  readonly isSet: boolean;
}

/**
 * Throws `StartRefused` if the token is one that this server made for itself, and other servers have another. Resolves with whether
 * the server that started before had the same.
 */
export async function checkSharedAdminToken(tables: Tables, { token, isSet }: Options): Promise<boolean> {
  const shared = sharedValue(tables, name);
  const own = fingerprintOf(name, token);
  const isSame = (await shared.offer(own)) === own;
  if (isSet) await shared.replace(own);
  if (isSet || isSame) return isSame;
  throw new StartRefused(
    "Other servers of the database have another administrator's token than deploy-admin-token in DATA_DIR: set DEPLOY_ADMIN_TOKEN to the same on all servers.",
  );
}

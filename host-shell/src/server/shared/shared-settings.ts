import type { Tables } from "../../database/database.ts";
import type { Settings } from "../../settings/settings.ts";
import { fingerprintOf, sharedValue } from "./shared-value.ts";

/** Settings with which one server could not read, deliver or answer what another one began. Secrets are compared by digests. */
function comparedOf(settings: Settings): Readonly<Record<string, unknown>> {
  return {
    PUBLIC_URL: settings.publicUrl,
    CV_TOKEN_SECRET: settings.cvTokenSecret,
    OIDC_ISSUER: settings.oidc?.issuer,
    OIDC_CLIENT_ID: settings.oidc?.clientId,
    UPLOADS_S3_URL: settings.uploadsS3?.url,
    OUTBOX_WEBHOOK_URL: settings.outboxWebhook?.url,
    OUTBOX_WEBHOOK_SECRET: settings.outboxWebhook?.secret,
  };
}

/** Names of those that the server which started last had otherwise. From now on they are compared with the ones of this server. */
export async function differingSettings(tables: Tables, settings: Settings): Promise<readonly string[]> {
  const differing: string[] = [];
  for (const [setting, value] of Object.entries(comparedOf(settings))) {
    const name = `shared setting ${setting}`;
    const shared = sharedValue(tables, name);
    const own = fingerprintOf(name, JSON.stringify(value ?? null));
    if ((await shared.offer(own)) === own) continue;
    differing.push(setting);
    await shared.replace(own);
  }
  return differing;
}

import { createHmac } from "node:crypto";
import { keyIdOf } from "../../security/bank-details.ts";
import type { Settings } from "../../settings/settings.ts";
import { StartRefused } from "../../settings/start-refused.ts";
import type { RunningServer } from "./running-servers.ts";

/** The settings that servers compare. */
export interface ComparedSettings {
  /** Settings that must be equal: otherwise one server would refuse or miss what another one issued or stored. */
  readonly needed: Readonly<Record<string, unknown>>;
  /** Settings that should be equal: otherwise visitors and receivers would get different answers. */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** The settings of this server to compare. `adminToken` may come from a file of this server. */
export function comparedSettings(settings: Settings, adminToken: string): ComparedSettings {
  return {
    needed: {
      DEPLOY_ADMIN_TOKEN: adminToken,
      CV_TOKEN_SECRET: settings.cvTokenSecret,
      UPLOADS_S3_URL: settings.uploadsS3?.url,
    },
    expected: {
      PUBLIC_URL: settings.publicUrl,
      OIDC_ISSUER: settings.oidc?.issuer,
      OIDC_CLIENT_ID: settings.oidc?.clientId,
      OUTBOX_WEBHOOK_URL: settings.outboxWebhook?.url,
      OUTBOX_WEBHOOK_SECRET: settings.outboxWebhook?.secret,
      RELEASE_WEBHOOK_URL: settings.releaseWebhook?.url,
      RELEASE_WEBHOOK_SECRET: settings.releaseWebhook?.secret,
      ALLOWED_ORIGINS: settings.allowedOrigins,
      TRUSTED_PROXIES: settings.trustedProxies,
      WIDGETS_URL: settings.widgetsUrl,
      CV_RETENTION_DAYS: settings.cvRetentionDays,
      LEAD_RETENTION_DAYS: settings.leadRetentionDays,
      SIGNUP_RETENTION_DAYS: settings.signupRetentionDays,
      FORM_RETENTION_DAYS: settings.formRetentionDays,
      UNDELIVERED_RETENTION_DAYS: settings.undeliveredRetentionDays,
    },
  };
}

/** Digests of the settings. Without the key, the digests reveal nothing about the settings. */
export function digestsOf({ needed, expected }: ComparedSettings, key: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ ...needed, ...expected }).map(([name, value]) => [
      name,
      createHmac("sha256", key)
        .update(JSON.stringify(["shared setting", name, value ?? null]))
        .digest("base64url"),
    ]),
  );
}

export interface Difference {
  readonly server: string;
  readonly settings: readonly string[];
}

interface Options {
  /** Keys for the digests. They include the keys that the running servers use. */
  readonly keys: readonly Uint8Array[];
  readonly running: readonly RunningServer[];
}

/**
 * Throws `StartRefused` if a needed setting differs from that of a running server. Returns the expected settings
 * that differ, for each running server.
 */
export function compareSettings(compared: ComparedSettings, { keys, running }: Options): readonly Difference[] {
  const differences = running.flatMap(({ name, note }) => {
    const key = keys.find((one) => keyIdOf(one) === note?.keys[0]);
    if (!note || !key) return [];
    const own = Object.entries(digestsOf(compared, key));
    // The note of a server of another release may lack a setting. Such a setting counts as equal.
    const settings = own.flatMap(([setting, digest]) =>
      (note.settings[setting] ?? digest) === digest ? [] : [setting],
    );
    return settings.length > 0 ? [{ server: name, settings }] : [];
  });
  const isNeeded = (setting: string) => setting in compared.needed;
  const refusing = differences.filter(({ settings }) => settings.some(isNeeded));
  if (refusing.length > 0) {
    const names = [...new Set(refusing.flatMap(({ settings }) => settings.filter(isNeeded)))];
    const advice = names.includes("DEPLOY_ADMIN_TOKEN")
      ? " A server without DEPLOY_ADMIN_TOKEN has its own in deploy-admin-token in its DATA_DIR."
      : "";
    throw new StartRefused(
      `${names.join(" and ")} differ${names.length === 1 ? "s" : ""} from what other servers of the database have that run now: ${refusing.map(({ server }) => server).join(", ")}. Set the same on all servers; to change it, stop them all first.${advice}`,
    );
  }
  return differences;
}

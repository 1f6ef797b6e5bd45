import { isOwnMachine } from "./is-loopback.ts";
import { StartRefused } from "./start-refused.ts";

/** A webhook, and the secret that its deliveries are signed with. */
export interface WebhookSetting {
  readonly url: string;
  readonly secret: string;
}

/**
 * Checks `<name>_WEBHOOK_URL` and `<name>_WEBHOOK_SECRET`. Throws `StartRefused` if the address is not encrypted, for the
 * reason `because`, or if the secret is missing or unusable.
 */
export function webhookOf(
  name: string,
  url: string | undefined,
  secret: string | undefined,
  because: string,
): WebhookSetting | undefined {
  if (url === undefined) return undefined;
  const setting = `${name}_WEBHOOK`;
  const address = URL.parse(url);
  if (!address || (address.protocol === "http:" && !isOwnMachine(address.hostname))) {
    throw new StartRefused(`${setting}_URL must be an https address, unless it is on this machine: ${because}.`);
  }
  if (secret === undefined) {
    throw new StartRefused(`${setting}_URL needs ${setting}_SECRET: set a secret of at least 32 characters.`);
  }
  if (secret.startsWith("whsec_") && !/^(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2,3}={0,2})?$/.test(secret.slice(6))) {
    throw new StartRefused(`${setting}_SECRET must be base64 of at least 24 bytes after whsec_, or any other text.`);
  }
  return { url, secret };
}

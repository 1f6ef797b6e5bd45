import * as v from "valibot";
import { hostNames, networks, origin, origins, text, wholeNumber } from "../checks.ts";
import { type Given, optionalSetting, setting } from "../setting.ts";
import { StartRefused } from "../start-refused.ts";

export const listeningEntries = {
  PORT: setting(wholeNumber(0, 65_535), "Port the server listens on; 0 takes a free one.", "4000"),
  HOST: setting(v.string(), "Address it listens on; `0.0.0.0` for all.", "127.0.0.1"),
  ADMIN_HOST: optionalSetting(
    v.string(),
    "Address of a listener for operators alone. Needs `ADMIN_PORT`. Not set: `127.0.0.1`.",
  ),
  ADMIN_PORT: optionalSetting(
    wholeNumber(0, 65_535),
    "Port of a listener for operators alone; then their calls are answered with 404 at `PORT`. Not set: they are answered there.",
  ),
  ADMIN_HOST_NAMES: setting(
    hostNames,
    "Names by which Prometheus calls the listener of operators, separated by commas. Addresses, names without a dot, and those below `.internal` and `.local` need not be here.",
    "",
  ),
  KEEP_ALIVE_SECONDS: setting(
    wholeNumber(1, 3_600),
    "Seconds that a connection without a request stays open. More than the proxy's own, which is often 60: else the proxy sends a request into a connection that just closes.",
    "65",
  ),
  HEADER_SECONDS: setting(wholeNumber(1, 600), "Seconds that the headers of a request may take; then 408.", "30"),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 300),
    "Seconds after SIGTERM in which `/readyz` answers 503 and all other calls are answered, so that load balancers send no new visitors before the port closes.",
    "5",
  ),
  PUBLIC_URL: optionalSetting(origin, "Origin under which visitors reach it. Not set: the address it listens on."),
  STRICT_TRANSPORT_SECURITY: setting(
    text(
      /^max-age=\d{1,9}(?:; includeSubDomains)?(?:; preload)?$/,
      "must be like max-age=31536000, or like max-age=31536000; includeSubDomains",
    ),
    "Header of the same name on every answer, where `PUBLIC_URL` is https: browsers come back by https alone. `max-age=31536000; includeSubDomains` binds all names below it, too.",
    "max-age=31536000",
  ),
  TRUSTED_PROXIES: setting(
    networks,
    "Addresses or networks of proxies whose `X-Forwarded-For` is trusted, separated by commas. Not set: no proxy is trusted.",
    "",
  ),
  ALLOWED_ORIGINS: setting(
    origins,
    "Origins whose pages may call the API with credentials and show `/embed/<widget>` in a frame, and whose reports of widgets count, separated by commas.",
    "",
  ),
  UNENCRYPTED_HOSTS: setting(
    hostNames,
    "Hosts in a closed network of yours that the server may call without TLS, separated by commas: those of `LAYOUT_SERVICE_URL`, `CONTENT_PLATFORM_URL`, `SEARCH_URL`, `CVR_URL` and `UPLOADS_S3_URL` with `http://`, and of `CLAMD_SOCKET`. This machine needs no mention.",
    "",
  ),
};

export interface ListeningSettings {
  readonly port: number;
  readonly host: string;
  /** The listener of operators, if it is separate. */
  readonly admin: { readonly host: string; readonly port: number } | undefined;
  /** Host names under which the operators' listener answers with metrics, besides addresses and private names. */
  readonly adminHostNames: readonly string[];
  readonly keepAliveMs: number;
  readonly headersMs: number;
  readonly drainMs: number;
  /**
   * Origin under which visitors reach this server, without a slash at the end. If it is not set, `publicUrlOf` derives
   * it.
   */
  readonly publicUrl: string | undefined;
  /** Value of the header `strict-transport-security`. */
  readonly strictTransportSecurity: string;
  /** Addresses and networks, such as `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  readonly allowedOrigins: readonly string[];
}

export function listeningSettings(given: Given<typeof listeningEntries>): ListeningSettings {
  return {
    port: given.PORT,
    host: given.HOST,
    admin: adminOf(given),
    adminHostNames: [
      ...given.ADMIN_HOST_NAMES,
      ...(given.ADMIN_HOST === undefined ? [] : [given.ADMIN_HOST.toLowerCase()]),
    ],
    keepAliveMs: given.KEEP_ALIVE_SECONDS * 1_000,
    headersMs: given.HEADER_SECONDS * 1_000,
    drainMs: given.DRAIN_SECONDS * 1_000,
    publicUrl: given.PUBLIC_URL,
    strictTransportSecurity: given.STRICT_TRANSPORT_SECURITY,
    trustedProxies: given.TRUSTED_PROXIES,
    allowedOrigins: given.ALLOWED_ORIGINS,
  };
}

function adminOf({
  ADMIN_HOST,
  ADMIN_PORT: port,
  HOST,
  PORT,
}: Given<typeof listeningEntries>): ListeningSettings["admin"] {
  if (port === undefined) {
    if (ADMIN_HOST === undefined) return undefined;
    throw new StartRefused("ADMIN_HOST needs ADMIN_PORT: set the port on which operators are answered.");
  }
  const host = ADMIN_HOST ?? "127.0.0.1";
  if (port !== 0 && port === PORT && overlap(host, HOST))
    throw new StartRefused(
      `ADMIN_PORT is ${port}, as is PORT: set another one, since operators have a listener of their own.`,
    );
  return { host, port };
}

/** Whether two listeners of one port would conflict. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one, other].map((host) => host.replace(/^localhost$/i, "127.0.0.1"));
  return first === second || [one, other].some((host) => host === "0.0.0.0" || host === "::");
}

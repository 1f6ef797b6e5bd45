import { isOwnMachine } from "./is-loopback.ts";
import { StartRefused } from "./start-refused.ts";

/**
 * The data that are sent to the address of each setting. Without TLS, a machine on the way could read or replace them.
 */
const sent = {
  LAYOUT_SERVICE_URL: "the key of the CMS and the content of all pages",
  CONTENT_PLATFORM_URL: "the key of the content platform and the lists of pages",
  SEARCH_URL: "the key of the search and what visitors search for",
  VIDEO_ORIGINS: "pictures that visitors see",
  CVR_URL: "a user and its password",
  UPLOADS_S3_URL: "files with personal data",
  CLAMD_SOCKET: "files with personal data",
} as const;

/** Throws if data for an address would cross the network without TLS, unless its host is one of `hosts`. */
export function refuseUnencrypted(name: keyof typeof sent, address = "", hosts: readonly string[]): void {
  const url = URL.parse(address);
  const isEncrypted = address.startsWith("/") || url?.protocol === "https:";
  if (!url || isEncrypted || isOwnMachine(url.hostname) || hosts.includes(url.hostname.toLowerCase())) return;
  const must = name === "CLAMD_SOCKET" ? "must be on this machine" : "must be an https address, or on this machine";
  throw new StartRefused(
    `${name} ${must}, unless UNENCRYPTED_HOSTS has ${url.hostname}: ${sent[name]} would cross the network without TLS.`,
  );
}

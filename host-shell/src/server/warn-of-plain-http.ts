import type { Logger } from "pino";
import { isLoopback } from "../settings/is-loopback.ts";
import type { Settings } from "../settings/settings.ts";

/** Warns of origins without TLS in the settings: an attacker in the network could replace their pages. */
export function warnOfPlainHttp(
  { publicUrl, allowedOrigins }: Pick<Settings, "publicUrl" | "allowedOrigins">,
  log: Logger,
): void {
  if (publicUrl !== undefined && isPlain(publicUrl)) {
    log.warn(
      { publicUrl },
      "PUBLIC_URL is an http origin: whoever is on the way reads what visitors send, and may replace pages and widgets",
    );
  }
  const origins = allowedOrigins.filter(isPlain);
  if (origins.length > 0) {
    log.warn(
      { origins },
      "ALLOWED_ORIGINS has http origins: whoever is on the way may replace their pages, which call as the visitor",
    );
  }
}

function isPlain(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && !isLoopback(hostname);
}

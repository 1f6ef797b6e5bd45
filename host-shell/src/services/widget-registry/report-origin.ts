import type { Context } from "hono";
import { isOwnOrigin } from "../../http/own-origin.ts";
import type { ApiEnv } from "../../api/api-env.ts";

export interface KnownOrigins {
  /** The origin of our own pages, if it is configured; otherwise the called host is used. */
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
}

/** The page that a report comes from. */
export interface ReportOrigin {
  /** Whether the page is our own, or on a listed origin. Reports from other pages decide nothing. */
  readonly isKnown: boolean;
  /** Whether the report may be about this page. */
  readonly isFrom: (page: URL) => boolean;
}

const nowhere: ReportOrigin = { isKnown: false, isFrom: () => false };

/**
 * Returns the page that a report comes from; `undefined` if the report is refused. Only our own pages and those of
 * listed origins are known, by scheme, host and port: copies and translations of a page elsewhere may break its widgets,
 * and pages of strangers may say anything. If origins are listed, a report must name its origin, and its other headers
 * must agree with it.
 */
export function reportOrigin(
  c: Context<ApiEnv>,
  { publicUrl, allowedOrigins }: KnownOrigins,
): ReportOrigin | undefined {
  const host = c.req.header("host");
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const isOurs = (page: URL): boolean => page.host === host || page.origin === publicUrl;
  const unbelievable = allowedOrigins.length > 0 ? undefined : nowhere;
  if (origin === undefined) return unbelievable;
  const page = URL.parse(origin);
  // One of our own pages with the policy "no-referrer" hides its origin.
  if (page === null) return { ...nowhere, isKnown: origin === "null" && site === "same-origin" };
  const isContradicted = site === "same-origin" ? !isOurs(page) : page.host === host;
  if (site !== undefined && isContradicted) return unbelievable;
  return {
    isKnown: isOwnOrigin(origin, publicUrl, host) || allowedOrigins.includes(origin),
    isFrom: (described) => !isOurs(described) && described.origin === origin,
  };
}

import type { Context } from "hono";
import { isOwnOrigin } from "../http/own-origin.ts";
import type { ApiEnv } from "./api-env.ts";

export interface KnownOrigins {
  /** Origin of our own pages, if it is set; otherwise that of the called host. */
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
}

/** The page that a report comes from. */
export interface ReportOrigin {
  /** Whether its loads count. */
  readonly isTrusted: boolean;
  /** Whether the report may describe the page. */
  readonly isFrom: (page: URL) => boolean;
}

/**
 * Returns the page that a report comes from; `undefined` if the report is refused. If origins are listed, a report must
 * name its origin, its other headers must agree with it, and only loads of our own pages and of the listed ones count:
 * copies and translations of a page elsewhere may break its widgets. Otherwise reports of every page count, with or
 * without an origin.
 */
export function reportOrigin(c: Context<ApiEnv>, known: KnownOrigins): ReportOrigin | undefined {
  const host = c.req.header("host");
  const origin = c.req.header("origin");
  const isOurs = (page: URL): boolean => page.host === host || page.origin === known.publicUrl;
  const describes = (page: URL): boolean => !isOurs(page) && page.origin === origin;
  if (known.allowedOrigins.length === 0) {
    const isUnnamed = origin === undefined || origin === "null";
    return { isTrusted: true, isFrom: isUnnamed ? (page) => !isOurs(page) : describes };
  }
  if (origin === undefined) return undefined;
  const page = URL.parse(origin);
  const site = c.req.header("sec-fetch-site");
  if (page === null) return { isTrusted: origin === "null" && site === "same-origin", isFrom: () => false };
  const isContradicted = site === "same-origin" ? !isOurs(page) : page.host === host;
  if (site !== undefined && isContradicted) return undefined;
  const isOwn = isOwnOrigin(origin, known.publicUrl, host);
  return { isTrusted: isOwn || known.allowedOrigins.includes(origin), isFrom: describes };
}

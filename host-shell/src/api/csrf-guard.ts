import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { isOwnOrigin } from "../http/own-origin.ts";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";
import { openToAll } from "./open-to-all.ts";
import type { SecurityLog } from "./security-log.ts";
import { ownCookies } from "./sign-in-cookies.ts";

export interface CsrfGuardOptions {
  /** Origin of our own pages, if it is set; otherwise that of the called host, without TLS. */
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
  readonly security: SecurityLog;
}

const reading: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls that change data and come from pages of other origins: a browser would send a visitor's cookies with
 * them.
 */
export function csrfGuard({ publicUrl, allowedOrigins, security }: CsrfGuardOptions) {
  const allowed: ReadonlySet<string> = new Set(allowedOrigins);
  const isFromAllowedPage = (c: Context<ApiEnv>): boolean => {
    const origin = c.req.header("origin");
    if (origin !== undefined) return allowed.has(origin) || isOwnOrigin(origin, publicUrl, c.req.header("host"));
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined) return site === "same-origin" || site === "none";
    // Every current browser sends one of these headers; a command line does not, and has no cookies.
    return ownCookies.every((name) => getCookie(c, name) === undefined);
  };
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { method, path } = c.req;
    if (reading.has(method) || openToAll.has(path) || isFromAllowedPage(c)) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    security(c, "call-refused", { origin, site });
    return problem(c, 403);
  });
}

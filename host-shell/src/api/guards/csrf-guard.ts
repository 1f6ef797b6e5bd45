import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { isOwnOrigin } from "../../http/own-origin.ts";
import type { ApiEnv } from "../api-env.ts";
import type { RouteRule } from "../quotas/route-rules.ts";
import { openToAll } from "./open-to-all.ts";
import { ownCookies } from "../cookies/sign-in-cookies.ts";

export interface CsrfOptions {
  /** The origin of our own pages, if it is configured; otherwise that of the called host, without TLS. */
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
}

/** Returns whether a call comes from a page of another site that may not make it. */
export type CsrfCheck = (c: Context<ApiEnv>, route: Pick<RouteRule, "origins">) => boolean;

const reading: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Finds calls that change data and come from pages of other origins: a browser would send a visitor's cookies with such
 * calls. Also finds reads whose answer a page of another site cannot use, such as the read of an image, since such
 * reads would only use up the quota of the visitor's address.
 */
export function createCsrfCheck({ publicUrl, allowedOrigins }: CsrfOptions): CsrfCheck {
  const allowed: ReadonlySet<string> = new Set(allowedOrigins);
  const isFromAllowedPage = (c: Context<ApiEnv>): boolean => {
    const origin = c.req.header("origin");
    if (origin !== undefined) return allowed.has(origin) || isOwnOrigin(origin, publicUrl, c.req.header("host"));
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined) return site === "same-origin" || site === "none";
    // Without any of these headers, the caller is not a current browser. A command line, for example, has no cookies.
    return ownCookies.every((name) => getCookie(c, name) === undefined);
  };
  return (c, { origins }) => {
    const { method, path } = c.req;
    if (!reading.has(method)) return origins !== "EDITING_ORIGINS" && !openToAll.has(path) && !isFromAllowedPage(c);
    if (c.req.header("sec-fetch-site") !== "cross-site") return false;
    const mode = c.req.header("sec-fetch-mode");
    // Allows a navigation by link, and a frame. Modes other than `cors` are for images, scripts or sockets.
    if (mode === undefined || mode.endsWith("navigate")) return false;
    return mode !== "cors" || (origins === undefined && !isFromAllowedPage(c));
  };
}

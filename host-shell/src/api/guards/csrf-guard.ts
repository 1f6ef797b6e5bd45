import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { isOwnOrigin } from "../../http/own-origin.ts";
import type { ApiEnv } from "../api-env.ts";
import type { RouteRule } from "../quotas/route-rules.ts";
import { openToAll } from "./open-to-all.ts";
import { ownCookies } from "../cookies/sign-in-cookies.ts";

export interface CsrfOptions {
  /** Origin of our own pages, if it is set; otherwise that of the called host, without TLS. */
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
}

/** Whether a page of another site makes a call that it may not make. */
export type CsrfCheck = (c: Context<ApiEnv>, route: Pick<RouteRule, "origins">) => boolean;

const reading: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Finds calls that change data and come from pages of other origins: a browser would send a visitor's cookies with them.
 * Also finds reads whose answer the page of another site cannot have, such as that of an image: they would only use up
 * what the visitor's address may ask for.
 */
export function createCsrfCheck({ publicUrl, allowedOrigins }: CsrfOptions): CsrfCheck {
  const allowed: ReadonlySet<string> = new Set(allowedOrigins);
  const isFromAllowedPage = (c: Context<ApiEnv>): boolean => {
    const origin = c.req.header("origin");
    if (origin !== undefined) return allowed.has(origin) || isOwnOrigin(origin, publicUrl, c.req.header("host"));
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined) return site === "same-origin" || site === "none";
    // Every current browser sends one of these headers; a command line does not, and has no cookies.
    return ownCookies.every((name) => getCookie(c, name) === undefined);
  };
  return (c, { origins }) => {
    const { method, path } = c.req;
    if (!reading.has(method)) return origins !== "EDITING_ORIGINS" && !openToAll.has(path) && !isFromAllowedPage(c);
    if (c.req.header("sec-fetch-site") !== "cross-site") return false;
    const mode = c.req.header("sec-fetch-mode");
    // A person follows a link, or a frame loads a page. Others are images, scripts, sockets.
    if (mode === undefined || mode.endsWith("navigate")) return false;
    return mode !== "cors" || (origins === undefined && !isFromAllowedPage(c));
  };
}

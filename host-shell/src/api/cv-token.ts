import type { Context } from "hono";
import { bearerToken } from "./bearer-token.ts";

/**
 * The token of the CV that a call is about: that of the `authorization` header, or else the specified `cvJwt` of the query,
 * which proxies and CDNs may log. Empty if there is none.
 */
export function cvTokenOf(c: Context): string {
  return bearerToken(c) || (c.req.query("cvJwt") ?? "");
}

import type { Context } from "hono";

/** The token of the `authorization` header; empty if there is none. */
export function bearerToken(c: Context): string {
  return /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
}

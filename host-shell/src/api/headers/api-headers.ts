import { createMiddleware } from "hono/factory";
import { openToAll } from "../guards/open-to-all.ts";

/** The policy for an answer that is opened as a page: it may load nothing, and no page may frame it. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Answers of the API concern one person: they are not stored unless they set `cache-control` themselves. Answers other
 * than pages get a policy that allows nothing, unless they have their own.
 */
export const apiHeaders = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  const { headers } = c.res;
  const isPage = headers.get("content-type")?.startsWith("text/html");
  if (!isPage && !headers.has("content-security-policy")) headers.set("content-security-policy", policy);
  // Without this header, a page of another origin would count its beacon as a failed request.
  if (openToAll.has(c.req.path)) c.res.headers.set("cross-origin-resource-policy", "cross-origin");
});

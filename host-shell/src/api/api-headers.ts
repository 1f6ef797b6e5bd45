import { createMiddleware } from "hono/factory";
import { openToAll } from "./open-to-all.ts";

/** Answers of the API concern one person: they are not stored unless they set `cache-control` themselves. */
export const apiHeaders = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  // To a page of another origin, a beacon whose answer it may not have is a failed request.
  if (openToAll.has(c.req.path)) c.res.headers.set("cross-origin-resource-policy", "cross-origin");
});

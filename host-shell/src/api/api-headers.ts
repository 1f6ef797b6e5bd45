import { createMiddleware } from "hono/factory";

/**
 * Answers of the API concern one person: they are not stored unless they set `cache-control` themselves, and browsers
 * do not guess their type.
 */
export const apiHeaders = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-content-type-options", "nosniff");
});

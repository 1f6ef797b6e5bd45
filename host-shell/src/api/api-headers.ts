import { createMiddleware } from "hono/factory";

/**
 * Answers of the API are about one person: nobody keeps them unless they say so themselves, and no browser guesses what
 * they are.
 */
export const apiHeaders = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-content-type-options", "nosniff");
});

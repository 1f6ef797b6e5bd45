import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import type { CookieName } from "shared-runtime/storage/stored-items.ts";

/** Sets a cookie under a name that the page about cookies lists. No other code sets cookies. */
export function setOwnCookie(
  c: Context,
  name: CookieName,
  value: string,
  options: NonNullable<Parameters<typeof setCookie>[3]>,
): void {
  setCookie(c, name, value, options);
}

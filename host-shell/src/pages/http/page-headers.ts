import type { MiddlewareHandler } from "hono";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** `cache-control`: browsers keep a copy and ask on each view whether it is still valid. */
export const revalidated = "public, max-age=0, must-revalidate";

interface Options {
  /** Origins that may show pages in a frame, such as a CMS's editor. */
  readonly frameAncestors: readonly string[];
  /** Origin of published widgets, if they are not served from here. */
  readonly widgetsOrigin: string | undefined;
  /** What the value of `?widget-override` may load; `undefined` if nothing. */
  readonly overrideOf: (value: string) => Promise<{ readonly origin: string } | undefined>;
  readonly hasTagManager: () => Promise<boolean>;
}

/** Adds the security headers of pages. An allowed widget override adds its origin to the policy, and is never cached. */
export function pageHeaders({
  frameAncestors,
  widgetsOrigin,
  overrideOf,
  hasTagManager: findTagManager,
}: Options): MiddlewareHandler {
  return async (c, next) => {
    const requested = c.req.query("widget-override");
    const override = requested ? await overrideOf(requested) : undefined;
    const hasTagManager = await findTagManager();
    await next();
    const overrideOrigin = override?.origin;
    c.header(
      "content-security-policy",
      contentSecurityPolicy({ frameAncestors, widgetsOrigin, overrideOrigin, hasTagManager }),
    );
    if (override) c.header("cache-control", "no-store");
    c.header("vary", "save-data", { append: true });
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "strict-origin-when-cross-origin");
    c.header("permissions-policy", "camera=(), geolocation=(), microphone=()");
  };
}

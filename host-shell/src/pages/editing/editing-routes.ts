import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { ApiEnv } from "../../api/api-env.ts";
import { noteSecret } from "../../api/guards/note-secret.ts";
import { refuseOtherMethods } from "../../api/answers/other-methods.ts";
import type { RouteGuard } from "../../api/quotas/route-guard.ts";
import { sameSecret } from "../../security/same-secret.ts";
import { componentNames } from "../block/block-registry.ts";

interface Options {
  /** The shared secret of the CMS and this server. */
  readonly secret: string;
  /** Origins of the CMS's editor. */
  readonly origins: readonly string[];
  /** Applies the quotas and other rules of the routes. */
  readonly guard: RouteGuard;
  readonly log: Logger;
  /** Answers with the editing view of a path; `undefined` if there is no such page. */
  readonly answer: (c: Context, path: string) => Promise<Response | undefined>;
}

const unstored = { "cache-control": "no-store" } as const;

/**
 * The calls of a CMS's editor, as Sitecore makes them: `GET /api/editing/config` lists the components, and `GET
 * /api/editing/render?secret=…&route=/…` shows a page for editing. Both need the secret, and nothing is cached.
 */
export function editingRoutes({ secret, origins, guard, log, answer }: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const isRight = (c: Context) => sameSecret(c.req.query("secret") ?? "", secret);
  routes.use("/api/editing/*", (c, next) => {
    const origin = c.req.header("origin");
    c.set("isOriginRefused", origin !== undefined && !origins.includes(origin));
    return next();
  });
  routes.use("/api/editing/*", guard);
  // Every wrong secret below this path is counted, but only the two calls answer that it is wrong.
  routes.use("/api/editing/*", (c, next) => {
    noteSecret(c, isRight(c));
    return next();
  });
  const editorsOnly = createMiddleware<ApiEnv>(async (c, next) => {
    const origin = c.req.header("origin");
    if (c.get("isOriginRefused")) return c.text("The origin is not in EDITING_ORIGINS.", 403, unstored);
    if (origin !== undefined) {
      c.header("access-control-allow-origin", origin);
      c.header("vary", "origin");
    }
    if (isRight(c)) return next();
    log.warn({ path: c.req.path, origin }, "an editor called without the secret");
    return c.text("The secret is missing or wrong.", 401, unstored);
  });
  routes.get("/api/editing/config", editorsOnly, (c) =>
    c.json({ components: componentNames, packages: {}, editMode: "metadata" }, 200, unstored),
  );
  routes.get("/api/editing/render", editorsOnly, async (c) => {
    const path = c.req.query("route") ?? "/";
    return (await answer(c, path)) ?? c.text("There is no such page.", 404, unstored);
  });
  refuseOtherMethods(routes);
  return routes;
}

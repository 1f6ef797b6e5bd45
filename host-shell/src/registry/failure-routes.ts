import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(300));

/** What the loader tells of a widget that did not mount or broke later. Nothing about the person is in it. */
const WidgetFailure = v.strictObject({ widget: text, version: text, reason: text });

/** `POST /api/widget-failures`, as text, which a beacon may send from any origin. 204, or 400 for anything else. */
export function createFailureRoutes(log: Logger): Hono {
  const routes = new Hono();
  routes.post("/", bodyLimit({ maxSize: 2_000 }), async (c) => {
    const failure = v.safeParse(v.pipe(v.string(), v.parseJson(), WidgetFailure), await c.req.text());
    if (!failure.success) return c.body(null, 400);
    log.warn(failure.output, "a widget failed in a browser");
    return c.body(null, 204);
  });
  return routes;
}

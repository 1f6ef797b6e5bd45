import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import * as v from "valibot";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";
import { createQuota } from "./quota.ts";

const text = v.pipe(v.string(), v.maxLength(300));

/** What the loader tells of a widget that did not mount or broke later. Nothing about the person is in it. */
const WidgetFailure = v.strictObject({ widget: text, version: text, reason: text });

/** What a fault needs to be seen; when a widget fails for everybody, more lines say nothing more. */
const limits = { calls: 60, milliseconds: 60_000 };

/** Takes reports as text, which a beacon may send from any origin. */
export function widgetFailures(log: Logger) {
  const quota = createQuota(limits);
  const tooLarge = bodyLimit({ maxSize: 2_000, onError: (c) => problem(c, 413) });

  return new Hono<ApiEnv>().post("/api/widget-failures", tooLarge, async (c) => {
    const correlationId = c.get("correlationId");
    const failure = v.safeParse(v.pipe(v.string(), v.parseJson(), WidgetFailure), await c.req.text());
    if (!failure.success) return problem(c, 400);
    const place = quota.take();
    if (!place.free) {
      if (place.first) log.warn({ correlationId, ...limits }, "more widgets failed than are logged");
      c.header("retry-after", String(Math.ceil(place.waitMs / 1_000)));
      return problem(c, 429);
    }
    log.warn({ correlationId, ...failure.output }, "a widget failed in a browser");
    return c.body(null, 204);
  });
}

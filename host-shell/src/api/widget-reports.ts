import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { type WidgetLoad, type WidgetPlaceholder, WidgetReports } from "shared-runtime/api/widget-reports.ts";
import * as v from "valibot";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";
import { createFixedWindow } from "./fixed-window.ts";

/** Enough to notice a fault; more lines add nothing when a widget fails for everyone. */
const limits = { calls: 60, milliseconds: 60_000 };
/** The longest beacon that browsers send. */
const maxBytes = 2 ** 16;

export interface WidgetReportsDeps {
  readonly log: Logger;
  readonly count: (loads: readonly WidgetLoad[]) => Promise<void>;
  readonly keepPlaceholders: (placeholders: readonly WidgetPlaceholder[]) => Promise<void>;
  /** Origin of our own pages, if it is set. */
  readonly publicUrl: string | undefined;
  /** If there are any, loads from other origins are logged and not counted. */
  readonly allowedOrigins: readonly string[];
}

/** Whether the page can have sent the call. Browsers do not always send an origin. */
function isFrom(page: URL, origin: string | undefined): boolean {
  return origin === undefined || origin === "null" || origin === page.origin;
}

/** Copies and translations of a page on other origins may break its widgets. Not every browser sends an origin. */
function isTrusted(origin: string | undefined, own: ReadonlySet<string | undefined>, allowed: readonly string[]) {
  if (allowed.length === 0 || origin === undefined || origin === "null") return true;
  const page = URL.parse(origin);
  return allowed.includes(origin) || (page !== null && own.has(page.host));
}

/** Accepts reports as text, which a beacon may send from any origin. */
export function widgetReports({ log, count, keepPlaceholders, publicUrl, allowedOrigins }: WidgetReportsDeps) {
  const logged = createFixedWindow(limits);
  const tooLarge = bodyLimit({ maxSize: maxBytes, onError: (c) => problem(c, 413) });

  return new Hono<ApiEnv>().post("/api/widget-reports", tooLarge, async (c) => {
    const correlationId = c.get("correlationId");
    const reports = v.safeParse(v.pipe(v.string(), v.parseJson(), WidgetReports), await c.req.text());
    if (!reports.success) return problem(c, 400);
    for (const { reason, ...load } of reports.output.loads) {
      if (reason === undefined) continue;
      const place = logged.take();
      if (place.free) log.warn({ correlationId, ...load, reason }, "a widget failed in a browser");
      else if (place.first) log.warn({ correlationId, ...limits }, "more widgets failed than are logged");
    }
    const { loads, placeholders } = reports.output;
    const origin = c.req.header("origin");
    const own = new Set([c.req.header("host"), publicUrl && new URL(publicUrl).host]);
    if (isTrusted(origin, own, allowedOrigins)) await count(loads);
    await keepPlaceholders(
      placeholders.filter(({ page }) => {
        const url = new URL(page);
        return !own.has(url.host) && isFrom(url, origin);
      }),
    );
    return c.body(null, 204);
  });
}

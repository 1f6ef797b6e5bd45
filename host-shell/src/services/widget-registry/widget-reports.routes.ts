import { Hono } from "hono";
import type { Logger } from "pino";
import {
  type WidgetLoad,
  type WidgetPlaceholder,
  WidgetReports,
  type WidgetVisit,
} from "shared-runtime/api/widget-reports.ts";
import * as v from "valibot";
import type { ApiEnv } from "../../api/api-env.ts";
import { type ClientAddress, neighbourhoodOf, siteOf } from "../../http/client-address.ts";
import { problem } from "../../api/answers/problem.ts";
import { bodyAtMost } from "../../api/bodies/body-at-most.ts";
import { createFixedWindow } from "../../api/quotas/fixed-window.ts";
import { createSenderOf } from "../../api/quotas/sender.ts";
import type { Visitor } from "./gradual-release/release-visits.ts";
import { type KnownOrigins, reportOrigin } from "./report-origin.ts";

/** The most log lines for reports: enough to notice a fault. If a widget fails for everyone, more lines add nothing. */
const limits = { calls: 60, milliseconds: 60_000 };
/** The longest beacon that browsers send. */
const maxBytes = 2 ** 16;

export interface WidgetReportsDeps extends KnownOrigins {
  readonly log: Logger;
  /** Counts the loads that a client address reports. */
  readonly count: (loads: readonly WidgetLoad[], sender: string) => Promise<void>;
  /** Counts loads on pages of other origins separately. They decide nothing. */
  readonly countElsewhere: (loads: readonly WidgetLoad[]) => Promise<void>;
  /** Counts visits for gradual releases. */
  readonly countVisits: (visits: readonly WidgetVisit[], visitor: Visitor) => Promise<void>;
  readonly keepPlaceholders: (placeholders: readonly WidgetPlaceholder[]) => Promise<void>;
  readonly addressOf: ClientAddress;
}

/** Accepts reports as text, since a beacon may send text from any origin. */
export function widgetReports({
  log,
  count,
  countElsewhere,
  countVisits,
  keepPlaceholders,
  addressOf,
  ...known
}: WidgetReportsDeps) {
  const senderOf = createSenderOf(addressOf, siteOf);
  const networkOf = createSenderOf(addressOf, neighbourhoodOf);
  const logged = createFixedWindow(limits);
  const tooLarge = bodyAtMost<ApiEnv>(maxBytes, (c) => problem(c, 413));

  return new Hono<ApiEnv>().post("/api/widget-reports", tooLarge, async (c) => {
    const correlationId = c.get("correlationId");
    const from = reportOrigin(c, known);
    if (!from) return problem(c, 403);
    const reports = v.safeParse(v.pipe(v.string(), v.parseJson(), WidgetReports), await c.req.text());
    if (!reports.success) return problem(c, 400);
    const { loads, placeholders, visits } = reports.output;
    for (const { reason, ...load } of loads) {
      if (reason === undefined) continue;
      const place = logged.take();
      const elsewhere = !from.isKnown && { origin: c.req.header("origin") };
      if (place.free) log.warn({ correlationId, ...load, reason, ...elsewhere }, "a widget failed in a browser");
      else if (place.first) log.warn({ correlationId, ...limits }, "more widgets failed than are logged");
    }
    await (from.isKnown ? count(loads, senderOf(c)) : countElsewhere(loads));
    if (from.isKnown) await countVisits(visits, { sender: senderOf(c), network: networkOf(c) });
    await keepPlaceholders(placeholders.filter(({ page }) => from.isFrom(new URL(page))));
    return c.body(null, 204);
  });
}

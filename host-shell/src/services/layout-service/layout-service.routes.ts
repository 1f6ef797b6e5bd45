import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";

/**
 * Resolves with the layout data of a widget. It is the same object while the content is unchanged. Rejects if the
 * source fails.
 */
export type FindWidgetLayout = (request: {
  /** The name of a site. Default: the self-service. */
  readonly site: string | undefined;
  readonly widgetId: string;
}) => Promise<object | undefined>;

export interface LayoutServiceOptions {
  readonly findLayout: FindWidgetLayout;
  readonly userOf: UserOf;
  readonly log: Logger;
}

const name = String.raw`[a-z0-9][a-z0-9-]{0,79}`;

/** The content of widgets, for members who are signed in. */
export function layoutServiceProxy({ findLayout, userOf, log }: LayoutServiceOptions) {
  /** The layouts as JSON, by object: a source returns the same object while its content is unchanged. */
  const bodies = new WeakMap<object, string>();

  const answer = async (c: Context<ApiEnv>, site: string | undefined, widgetId: string): Promise<Response> => {
    if (!(await userOf(c))) return problem(c, 401);
    let layout: object | undefined;
    try {
      layout = await findLayout({ site, widgetId });
    } catch (error) {
      log.error(
        { err: error, site, widgetId, correlationId: c.get("correlationId") },
        "a widget's content was not found",
      );
      c.header("retry-after", "5");
      return problem(c, 502, "layoutServiceError", { reason: "Indholdet kan ikke hentes lige nu. Prøv igen om lidt." });
    }
    if (!layout) {
      log.warn({ site, widgetId, correlationId: c.get("correlationId") }, "a widget has no content");
      return problem(c, 404, "layoutNotFound", { reason: "Der er intet indhold med det navn." });
    }
    const body = bodies.get(layout) ?? JSON.stringify(layout);
    bodies.set(layout, body);
    // Cached only in the browser of the member, so that a sheet that opens on each page asks once.
    return c.body(body, 200, {
      "content-type": "application/json",
      "cache-control": "private, max-age=60",
      vary: "cookie",
    });
  };

  return new Hono<ApiEnv>()
    .get(`/api/layout-service-proxy/:widgetId{${name}}`, (c) => answer(c, undefined, c.req.param("widgetId")))
    .get(`/api/layout-service-proxy/:site{${name}}/:widgetId{${name}}`, (c) =>
      answer(c, c.req.param("site"), c.req.param("widgetId")),
    );
}

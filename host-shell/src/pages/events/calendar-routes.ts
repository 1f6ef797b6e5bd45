import { type Context, Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import { answerBody } from "../../http/answer-body.ts";
import { type CodedBody, encodeBody } from "../../http/coded-body.ts";
import type { ContentSource } from "../content/content-source.ts";
import { encodedPath } from "../http/canonical-path.ts";
import { revalidated } from "../http/page-answer.ts";
import { findEvent, type FoundEvent } from "./find-event.ts";
import { type CalendarEvent, calendarFile } from "./ics.ts";

interface Options {
  /** Origin under which visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly contentSource: ContentSource;
  /** In milliseconds since 1970. */
  readonly clock: () => number;
}

const day = 24 * 60 * 60_000;
/** A feed has the events from this number of days ago on, so that calendars also learn of late changes. */
const pastDays = 90;
/** The most events of a feed: those that begin first. */
const mostEvents = 500;

const type = "text/calendar; charset=utf-8";

/** `/kalender.ics?side=<path>` with one event, and `/feeds/<site>/arrangementer.ics` with the events of a site. */
export function calendarRoutes({ publicUrl, contentSource, clock }: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const feeds = new Map<string, { readonly content: string; readonly body: Promise<CodedBody> }>();

  const entryOf = ({ path, title, head, event }: FoundEvent): CalendarEvent => ({
    path,
    address: publicUrl + encodedPath(path),
    title,
    description: head.description,
    changedAt: head.updatedAt ?? head.publishedAt,
    event,
  });

  routes.get("/kalender.ics", async (c) => {
    const found = await findEvent(contentSource, c.req.query("side") ?? "");
    if (found?.event.day === undefined) return missing(c);
    const name =
      found.path
        .split("/")
        .at(-1)
        ?.replaceAll(/[^a-z\d-]/g, "") || "arrangement";
    c.header("content-disposition", `attachment; filename="${name}.ics"`);
    c.header("x-robots-tag", "noindex");
    const body = await encodeBody(calendarFile({ events: [entryOf(found)] }), { lastsMs: 0 });
    return answerBody(c, body, { type, cacheControl: revalidated });
  });

  routes.get("/feeds/:site/arrangementer.ics", async (c) => {
    const site = (await contentSource.listSites()).find(({ name }) => name === c.req.param("site"));
    if (!site || site.kind === "self-service") return missing(c);
    const since = clock() - pastDays * day;
    const paths = (await contentSource.listPages(site.name))
      .filter(({ item }) => typeof item?.additional?.date === "string")
      .map(({ path, item }) => ({ path, at: Date.parse(item?.additional?.date ?? "") }))
      .filter(({ at }) => at >= since)
      .toSorted((one, other) => one.at - other.at || one.path.localeCompare(other.path))
      .slice(0, mostEvents);
    const found = await Promise.all(paths.map(({ path }) => findEvent(contentSource, path)));
    const content = calendarFile({
      name: `${site.title}: arrangementer`,
      events: found.filter((one) => one !== undefined).map(entryOf),
    });
    const known = feeds.get(site.name);
    const current = known?.content === content ? known : { content, body: encodeBody(content) };
    feeds.set(site.name, current);
    return answerBody(c, await current.body, { type, cacheControl: revalidated });
  });
  return routes;
}

function missing(c: Context): Response {
  return c.text("Kalenderen findes ikke.", 404, { "cache-control": "no-store" });
}

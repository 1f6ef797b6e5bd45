import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { answerBody } from "../../http/answer-body.ts";
import { type CodedBody, encodeBody } from "../../http/coded-body.ts";
import type { PagesQuery } from "../../services/page-lists/page-list.ts";
import type { PageLists } from "../../services/page-lists/page-lists.ts";
import type { ContentSource } from "../content/content-source.ts";
import { encodedPath } from "../http/canonical-path.ts";
import type { Site } from "../sites/site.ts";
import { articlesFeedOf, articlesFeedTitle } from "./feed-addresses.ts";
import { rssOf } from "./rss.ts";

interface Options {
  readonly publicUrl: string;
  readonly contentSource: Pick<ContentSource, "listSites">;
  readonly pageLists: PageLists;
  readonly notFound: (c: Context) => Promise<Response>;
  readonly log: Logger;
}

/** The newest articles, as many as readers of feeds ask for. */
const mostItems = 50;
const articleTypes = ["artikel", "nyhed"];
const deadlineMs = 2_000;

/** The main site has its own articles; any other site has those of both with its tag, such as `spring`. */
function articlesOf(site: Site, sites: readonly Site[]): Pick<PagesQuery, "siteNames" | "tags"> {
  const main = sites.find(({ kind }) => kind === "main");
  if (!main || site === main) return { siteNames: [site.name], tags: [] };
  return { siteNames: [site.name, main.name], tags: [site.name.slice(main.name.length + 1)] };
}

/** The RSS feeds of the articles of each site. */
export function feedRoutes({ publicUrl, contentSource, pageLists, notFound, log }: Options): Hono {
  const coded = new Map<string, { readonly content: string; readonly body: Promise<CodedBody> }>();

  return new Hono().get("/feeds/:site/artikler.xml", async (c) => {
    const sites = await contentSource.listSites();
    const site = sites.find(({ name }) => name === c.req.param("site"));
    const address = site && articlesFeedOf(site);
    if (!site || address === undefined) return notFound(c);
    const query = {
      ...articlesOf(site, sites),
      resultsPerPage: mostItems,
      page: 0,
      contentTypes: articleTypes,
      sortBy: "PublishedDateDesc",
    } as const;
    const found = await pageLists.findPages(query, AbortSignal.timeout(deadlineMs)).catch((error: unknown) => {
      log.warn({ err: error, site: site.name }, "a feed has no articles");
      return undefined;
    });
    if (!found) return c.text("Prøv igen om lidt.", 503, { "retry-after": "60", "cache-control": "no-store" });
    const title = articlesFeedTitle(site);
    const content = rssOf({
      title,
      description: `De nyeste artikler fra ${site.title}.`,
      link: publicUrl + encodedPath(site.root),
      self: publicUrl + address,
      language: site.language,
      items: found.Pages,
    });
    const known = coded.get(site.name);
    const current = known?.content === content ? known : { content, body: encodeBody(content) };
    coded.set(site.name, current);
    return answerBody(c, await current.body, {
      type: "application/rss+xml; charset=utf-8",
      cacheControl: "public, max-age=300",
    });
  });
}

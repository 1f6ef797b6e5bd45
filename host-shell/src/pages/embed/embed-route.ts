import { type Context, Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import type { BuiltInContent } from "../built-in-pages/built-in-page.ts";
import { requestedTool } from "./requested-tool.ts";
import { toolBlocks } from "./tool-blocks.tsx";
import { toolPageOf } from "./tool-pages.ts";

interface Options {
  readonly hasWidget: (name: string, version: string) => boolean;
  readonly hasPage: (path: string) => Promise<boolean>;
  readonly answer: (c: Context, content: BuiltInContent) => Promise<Response>;
  readonly notFound: (c: Context) => Promise<Response>;
}

/**
 * `/embed/<widget>`: a tool alone, for a frame of another site. Its attributes are in the query. Outside of a frame the
 * route ignores the query, since a link could otherwise show foreign texts and links on the host's pages, and redirects to
 * the tool's own page.
 */
export function embedRoute({ hasWidget, hasPage, answer, notFound }: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get("/embed/:widget", async (c) => {
    const name = c.req.param("widget");
    const isAlone = c.req.header("sec-fetch-dest") === "document";
    const widget = requestedTool(name, isAlone ? new URLSearchParams() : new URL(c.req.url).searchParams);
    if (!hasWidget(name, widget.version)) return notFound(c);
    const { title, path } = toolPageOf(name);
    const page = path !== undefined && (await hasPage(path)) ? path : undefined;
    c.header("vary", "sec-fetch-dest, sec-fetch-site");
    if (isAlone && page !== undefined) return c.redirect(page, 302);
    const site = c.req.header("sec-fetch-site");
    const isForeign = !isAlone && site !== "same-origin" && site !== "same-site";
    return answer(c, {
      title,
      description: `${title}, som andre sider kan vise det.`,
      main: toolBlocks(widget, { title, isForeign, ownPage: page ?? c.req.path }),
    });
  });
  return routes;
}

import { type Context, Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import type { WidgetTools } from "../../services/widget-registry/widget-tools.ts";
import type { BuiltInContent } from "../built-in-pages/built-in-page.ts";
import { previewBlocks } from "./embed-preview/preview-blocks.tsx";
import { requestedTool } from "./requested-tool.ts";
import { toolBlocks } from "./tool-blocks.tsx";

interface Options {
  readonly hasWidget: (name: string, version: string) => boolean;
  readonly tools: Pick<WidgetTools, "find">;
  readonly hasPage: (path: string) => Promise<boolean>;
  /** Answers with a page. If `isForAll`, the allowed origins may show the page in a frame. */
  readonly answer: (c: Context, content: BuiltInContent, isForAll: boolean) => Promise<Response>;
  readonly notFound: (c: Context) => Promise<Response>;
}

/**
 * `/embed/<widget>`: a tool alone, for a frame of another site. Its attributes are in the query. Outside of a frame the
 * route ignores the query, since a link could otherwise show foreign texts and links on the host's pages, and redirects to
 * the tool's own page. `/embed/preview/<widget>`: the frame in which the studio shows a tool.
 */
export function embedRoute({ hasWidget, tools, hasPage, answer, notFound }: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const profileOf = async (name: string, version: string) => (await tools.find(name, version))?.profile;

  routes.get("/embed/:widget", async (c) => {
    const name = c.req.param("widget");
    const isAlone = c.req.header("sec-fetch-dest") === "document";
    const widget = requestedTool(name, isAlone ? new URLSearchParams() : new URL(c.req.url).searchParams);
    if (!hasWidget(name, widget.version)) return notFound(c);
    const { title = name, home } = (await profileOf(name, widget.version)) ?? {};
    const page = home !== undefined && (await hasPage(home)) ? home : undefined;
    c.header("vary", "sec-fetch-dest, sec-fetch-site");
    if (isAlone && page !== undefined) return c.redirect(page, 302);
    const site = c.req.header("sec-fetch-site");
    const isForeign = !isAlone && site !== "same-origin" && site !== "same-site";
    return answer(
      c,
      {
        title,
        description: `${title}, som andre sider kan vise det.`,
        main: toolBlocks(widget, { title, isForeign, ownPage: page ?? c.req.path }),
      },
      true,
    );
  });

  routes.get("/embed/preview/:widget", async (c) => {
    const name = c.req.param("widget");
    if (!hasWidget(name, "stable")) return notFound(c);
    const { title = name } = (await profileOf(name, "stable")) ?? {};
    const description = `${title}, mens det bliver tilpasset.`;
    return answer(c, { title, description, main: previewBlocks(name, title) }, false);
  });
  return routes;
}

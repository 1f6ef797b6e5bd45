import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { RenderedDocument } from "../page-renderer.ts";
import type { BuiltInContent, BuiltInPage, BuiltInPageAnswer } from "./built-in-page.ts";

interface Options {
  readonly builtInPages: readonly BuiltInPage[];
  /** Renders the document with the header and footer of the site. */
  readonly render: (c: Context, content: BuiltInContent, page: BuiltInPage) => Promise<RenderedDocument>;
  /** Answers with a page that is not cached. */
  readonly answerUncached: (c: Context, page: RenderedDocument, status: 200 | 400) => Promise<Response>;
}

/** Enough for a lockfile of a hundred placeholders with all their texts. */
const maxFormBytes = 2 ** 20;

/** Serves built-in pages. They are never cached or indexed. */
export function builtInPageRoutes({ builtInPages, render, answerUncached }: Options): Hono {
  const routes = new Hono();

  const answered = async (
    c: Context,
    page: BuiltInPage,
    { status, ...content }: BuiltInPageAnswer,
  ): Promise<Response> => answerUncached(c, await render(c, content, page), status);

  for (const page of builtInPages) {
    const { path, takesForm, answer } = page;
    routes.get(path, async (c) => answered(c, page, await answer({ given: (name) => c.req.query(name) })));
    routes.get(`${path}/`, (c) => c.redirect(c.req.path.slice(0, -1) + new URL(c.req.url).search, 301));
    if (!takesForm) continue;
    const tooLarge = bodyLimit({
      maxSize: maxFormBytes,
      onError: (c) => c.text("Det er for langt.", 413, { "cache-control": "no-store" }),
    });
    routes.post(path, tooLarge, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      return answered(c, page, await answer({ given: (name) => form.get(name) ?? undefined }));
    });
  }
  return routes;
}

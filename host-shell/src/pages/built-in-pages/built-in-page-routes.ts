import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { PreparedPage } from "../prepare-page.ts";
import type { BuiltInPage, BuiltInPageAnswer } from "./built-in-page.ts";

interface Options {
  readonly builtInPages: readonly BuiltInPage[];
  /** Renders the document with the header and footer of the site. */
  readonly htmlOf: (
    c: Context,
    content: Pick<PreparedPage, "title" | "description" | "main">,
    path: string,
  ) => Promise<string>;
}

/** Enough for a lockfile of a hundred placeholders with all their texts. */
const maxFormBytes = 2 ** 20;

/** Serves built-in pages. They are never cached or indexed. */
export function builtInPageRoutes({ builtInPages, htmlOf }: Options): Hono {
  const routes = new Hono();

  const answered = async (c: Context, path: string, { status, ...content }: BuiltInPageAnswer): Promise<Response> =>
    c.html(await htmlOf(c, content, path), status, { "cache-control": "no-store", "x-robots-tag": "noindex" });

  for (const { path, takesForm, answer } of builtInPages) {
    routes.get(path, async (c) => answered(c, path, await answer({ given: (name) => c.req.query(name) })));
    routes.get(`${path}/`, (c) => c.redirect(c.req.path.slice(0, -1) + new URL(c.req.url).search, 301));
    if (!takesForm) continue;
    const tooLarge = bodyLimit({
      maxSize: maxFormBytes,
      onError: (c) => c.text("Det er for langt.", 413, { "cache-control": "no-store" }),
    });
    routes.post(path, tooLarge, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      return answered(c, path, await answer({ given: (name) => form.get(name) ?? undefined }));
    });
  }
  return routes;
}

import { type Context, Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import { bodyAtMost } from "../../api/bodies/body-at-most.ts";
import { takeFarewell } from "../../api/cookies/sign-in-cookies.ts";
import { noteSecret } from "../../api/guards/note-secret.ts";
import type { RenderedDocument } from "../page-renderer.ts";
import type { BuiltInContent, BuiltInPage, BuiltInPageAnswer, BuiltInPageRequest } from "./built-in-page.ts";

interface Options {
  readonly builtInPages: readonly BuiltInPage[];
  /** Renders the document with the header and footer of the site. */
  readonly render: (c: Context, content: BuiltInContent, page: BuiltInPage) => Promise<RenderedDocument>;
  /** Answers with a page that is not cached. */
  readonly answerUncached: (
    c: Context,
    page: RenderedDocument,
    status: BuiltInPageAnswer["status"],
  ) => Promise<Response>;
}

/** The most bytes of a posted form: enough for a lockfile of 50 placeholders with all their texts. */
const maxFormBytes = 2 ** 20;

/** Serves built-in pages. They are never cached or indexed. */
export function builtInPageRoutes({ builtInPages, render, answerUncached }: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  const answered = async (
    c: Context,
    page: BuiltInPage,
    { status, ...content }: BuiltInPageAnswer,
  ): Promise<Response> => answerUncached(c, await render(c, content, page), status);

  for (const page of builtInPages) {
    const { path, takesForm, answer } = page;
    const answerTo = async (
      c: Context<ApiEnv>,
      request: Pick<BuiltInPageRequest, "given" | "posted">,
    ): Promise<Response> =>
      answered(
        c,
        page,
        await answer({
          ...request,
          takeFarewell: () => takeFarewell(c),
          isTooMuch: c.get("secondsToWait") !== undefined,
          onToken: (isRight) => noteSecret(c, isRight),
        }),
      );
    routes.get(path, (c) => answerTo(c, { given: (name) => c.req.query(name), posted: () => undefined }));
    routes.get(`${path}/`, (c) => c.redirect(c.req.path.slice(0, -1) + new URL(c.req.url).search, 301));
    if (!takesForm) continue;
    const tooLarge = bodyAtMost<ApiEnv>(maxFormBytes, (c) =>
      c.text("Det er for langt.", 413, { "cache-control": "no-store" }),
    );
    routes.post(path, tooLarge, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const posted = (name: string): string | undefined => form.get(name) ?? undefined;
      return answerTo(c, { given: posted, posted });
    });
  }
  return routes;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { ProxiedIdsOf } from "../http/proxied-ids.ts";
import type { RequestLog } from "../logging/request-log.ts";
import { logRequests } from "../logging/log-requests.ts";
import type { ApiEnv } from "../api/api-env.ts";
import { SenderTooSlow } from "../api/bodies/sender-too-slow.ts";
import { noteSecret } from "../api/guards/note-secret.ts";
import type { RouteGuard } from "../api/quotas/route-guard.ts";
import type { UserOf } from "../api/guards/signed-in.ts";
import { loginPath } from "./chrome/account.tsx";
import { attachmentRoutes } from "./attachments/attachment-routes.ts";
import type { BuiltInPage } from "./built-in-pages/built-in-page.ts";
import { builtInPageRoutes } from "./built-in-pages/built-in-page-routes.ts";
import { LayoutServiceFailure } from "./content/layout-service/ask-cms.ts";
import { editingRoutes } from "./editing/editing-routes.ts";
import { type Redirect, withQuery } from "./content/redirects.ts";
import { calendarRoutes } from "./events/calendar-routes.ts";
import { contactRoutes } from "./contact/contact-routes.ts";
import { embedRoute } from "./embed/embed-route.ts";
import type { VideoThumbnails } from "./embeds/video/video-thumbnails.ts";
import { feedRoutes } from "./feeds/feed-routes.ts";
import { canonicalPath, encodedPath } from "./http/canonical-path.ts";
import { answerFromMemory } from "./http/answer-from-memory.ts";
import { chooseAnswer, type PageAnswer, securityHeaders, sheetLinks } from "./http/page-answer.ts";
import { eachHeader, type HeaderPairs } from "../http/header-pairs.ts";
import { createPageCache } from "./http/page-cache.ts";
import type { PolicyExceptions } from "./http/content-security-policy.ts";
import { siteFileRoutes } from "./http/site-files.ts";
import { createPageRenderer, type PageRendererOptions, type RenderedDocument } from "./page-renderer.ts";
import { answerMember } from "./member/answer-member.ts";
import { fillPage, type FillPartsOptions } from "./member/fill-parts.ts";
import { fillMember, type MemberVariant } from "./member/member-marks.ts";
import { noPageLists } from "../services/page-lists/page-lists.ts";
import type { MemberFacts } from "../services/member-data/member-data.capability.ts";
import type { WidgetTools } from "../services/widget-registry/widget-tools.ts";
import { siteAt } from "./sites/site-roots.ts";
import type { Site } from "./sites/site.ts";
import { templateOf } from "./templates/template-registry.ts";

export interface PagesOptions extends Omit<
  PageRendererOptions,
  "cache" | "queryCache" | "clock" | "policy" | "onBrokenBlock" | "onMissing"
> {
  readonly log: Logger;
  /** Finds the member who may see pages of members. Without it, nobody may. */
  readonly userOf?: UserOf | undefined;
  /** What the pages of members say about a member. Without it, they say that this is not available. */
  readonly memberFacts?: MemberFacts | undefined;
  /** In development, `?sc_mode=edit` requests the editing view without a secret. */
  readonly editing?: boolean;
  /** The editor of a CMS that may show pages for editing. Without it, none may. */
  readonly editor?: { readonly secret: string; readonly origins: readonly string[] } | undefined;
  readonly builtInPages?: readonly BuiltInPage[];
  /** Origins whose pages may show a tool in a frame. */
  readonly allowedOrigins?: readonly string[];
  /** The thumbnails of videos. Without it, videos without a picture of their own have a plain one. */
  readonly thumbnails?: VideoThumbnails;
  /** Whether there is a widget with a version. By default, whether it has a first frame. */
  readonly hasWidget?: (name: string, version: string) => boolean;
  /** The widgets as editors choose them. Without it, tools have their names as titles, and no page of their own. */
  readonly tools?: Pick<WidgetTools, "find">;
  /** Applies the quotas and other rules of the routes. */
  readonly guard: RouteGuard;
  /** Origin of published widgets, if they are not served from here. */
  readonly widgetsOrigin?: string | undefined;
  /** Resolves with the permissions for the value of `?widget-override`. If absent, no override is allowed. */
  readonly overrideOf?: (value: string) => Promise<{ readonly origin: string } | undefined>;
  /** In milliseconds since 1970. */
  readonly clock?: () => number;
  /** Headers of every answer, for answers that are sent without the routes. */
  readonly always?: HeaderPairs;
}

export interface Pages {
  readonly routes: Hono<ApiEnv>;
  /** The routes that the editor of a CMS calls, below `/api/editing/`. */
  readonly editing: Hono<ApiEnv>;
  /** Answers a request for a cached page without the routes. Returns whether it did. */
  readonly answerCached: (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    observed: { readonly requests: RequestLog; readonly proxiedIdsOf: ProxiedIdsOf },
  ) => boolean;
}

/** The bytes of about 1500 pages of 40 kB with their compressed copies. */
const cacheBytes = 96 * 2 ** 20;

/** Limits for answers that depend on a query: visitors can make up queries. */
const queryCacheBytes = 16 * 2 ** 20;
const queryCacheEntries = 500;

const unstored = { "cache-control": "no-store" } as const;

/**
 * The server-rendered sites; they answer every path that no earlier route answered. Browsers revalidate a page on each
 * view, so that the next view after a rollback has the right widget; a 304 is cheap.
 */
export function createPages(options: PagesOptions): Pages {
  const { contentSource, guard, log, publicUrl, widgetsOrigin, clock = Date.now, always = [] } = options;
  const overrideOf = options.overrideOf ?? (async () => undefined);
  const userOf = options.userOf ?? (async () => undefined);
  const cache = createPageCache<PageAnswer>(cacheBytes, clock);
  const renderer = createPageRenderer({
    ...options,
    cache,
    queryCache: createPageCache<PageAnswer>(queryCacheBytes, clock, queryCacheEntries),
    clock,
    policy: { widgetsOrigin },
    onBrokenBlock: (error, { componentName, uid }, path) =>
      log.error({ err: error, component: componentName, uid, path }, "a block is left out of its page"),
    onMissing: (missing, path) => log.warn({ missing, path }, "a page of members misses content"),
  });
  const unknownTemplates = new Set<string>();
  const routes = new Hono<ApiEnv>();

  /** Answers with a page that was rendered for this request alone. */
  const answerDocument = (
    c: Context,
    { html, robots, policy, ...sheets }: RenderedDocument,
    status: 200 | 400 | 404 | 429 | 500 | 503,
    exceptions: Pick<PolicyExceptions, "frameAncestors" | "overrideOrigin">,
  ): Response | Promise<Response> => {
    eachHeader(securityHeaders({ ...policy, ...exceptions }), (name, value) => c.header(name, value));
    c.header("vary", "save-data", { append: true });
    if (robots !== "index, follow") c.header("x-robots-tag", robots);
    const link = sheetLinks(sheets);
    if (link !== undefined) c.header("link", link);
    return c.html(html, status, unstored);
  };

  /** Answers like `answerDocument`, and also allows the origin of a permitted widget override in the request. */
  const answerUncached = async (
    c: Context,
    page: RenderedDocument,
    status: 200 | 400 | 404 | 429 | 500 | 503,
    frameAncestors: readonly string[] = [],
  ): Promise<Response> => {
    const override = await requestedOverride(c, overrideOf);
    return answerDocument(c, page, status, { frameAncestors, overrideOrigin: override?.origin });
  };

  const siteOf = async (path: string): Promise<Site | undefined> => siteAt(await contentSource.listSites(), path);

  routes.use(logRequests(log));
  routes.use(guard);
  routes.route("/", siteFileRoutes({ publicUrl, contentSource }));
  routes.route("/", calendarRoutes({ publicUrl, contentSource, clock }));
  routes.route("/", contactRoutes({ publicUrl, contentSource }));
  routes.route(
    "/",
    builtInPageRoutes({
      builtInPages: options.builtInPages ?? [],
      render: async (c, content, { path, isForMembers }) => {
        const site = await siteOf(path);
        if (!site) throw new Error("There is no site for built-in pages.");
        const user = isForMembers ? await userOf(c) : undefined;
        const saves = savesData(c.req.header("save-data"));
        const page = await renderer.renderBuiltIn(site, content, { path, savesData: saves, member: variantOf(user) });
        return user ? { ...page, html: fillMember(page.html, user) } : page;
      },
      answerUncached,
    }),
  );

  const notFound = async (c: Context, site: Site | undefined): Promise<Response> => {
    const layout = site && (await contentSource.findErrorPage({ site: site.name, kind: "not-found" }));
    if (!layout) return c.text("Siden findes ikke.", 404, unstored);
    const view = { path: "", listed: false, status: 404, savesData: savesData(c.req.header("save-data")) } as const;
    // All paths that are not found share one key, so that made-up paths do not fill the cache.
    const key = `not found ${site.name} ${view.savesData}`;
    const known = renderer.currentAnswer(key);
    if (known) return send(c, known);
    const answer = await renderer.cachedAnswer(key, site, layout, view);
    return answer.kind === "stored" ? send(c, answer.answer) : answerUncached(c, answer.page, 404);
  };

  routes.route(
    "/",
    feedRoutes({
      publicUrl,
      contentSource,
      pageLists: options.pageLists ?? noPageLists,
      notFound: async (c) => notFound(c, await siteOf("/")),
      log,
    }),
  );

  routes.route(
    "/",
    embedRoute({
      hasWidget: options.hasWidget ?? ((name, version) => options.frames.frameOf(name, version) !== undefined),
      tools: options.tools ?? { find: async () => undefined },
      hasPage: async (path) => {
        const site = await siteOf(path);
        return site !== undefined && (await contentSource.hasPage({ site: site.name, path }));
      },
      answer: async (c, content, isForAll) => {
        const site = await siteOf("/");
        if (!site) return notFound(c, site);
        const view = { path: c.req.path, savesData: savesData(c.req.header("save-data")) };
        const page = await renderer.renderAlone(site, content, view);
        return answerDocument(c, page, 200, { frameAncestors: (isForAll && options.allowedOrigins) || [] });
      },
      notFound: async (c) => notFound(c, await siteOf("/")),
    }),
  );

  routes.route(
    "/",
    attachmentRoutes({
      thumbnails: options.thumbnails ?? { find: async () => undefined },
      find: async (c, { path, name }) => {
        const site = await siteOf(path);
        const isForMembers = site?.kind === "self-service";
        if (!site || (isForMembers && !(await userOf(c)))) return undefined;
        if (!(await contentSource.hasPage({ site: site.name, path }))) return undefined;
        const layout = await contentSource.findPage({ site: site.name, path, editing: false });
        const attachment = layout && (await renderer.findAttachment(site, layout, { path, name }));
        return attachment && { attachment, isForMembers };
      },
    }),
  );

  routes.get("*", async (c) => {
    const url = new URL(c.req.url);
    const path = canonicalPath(url.pathname);
    const site = await siteOf(path ?? "/");
    const editing = options.editing === true && c.req.query("sc_mode") === "edit";
    const user = site?.kind === "self-service" && !editing ? await userOf(c) : undefined;
    // Checked before the content is requested, so that a visitor costs no call and learns nothing about pages of
    // members.
    if (site?.kind === "self-service" && !editing && !user) return c.redirect(signInHref(site, url), 302);
    if (path === undefined || !site) return notFound(c, site);
    if (!(await contentSource.hasPage({ site: site.name, path }))) {
      const redirect = await contentSource.findRedirect({ site: site.name, path });
      return redirect ? redirected(c, redirect, url.search) : notFound(c, site);
    }
    if (encodedPath(path) !== url.pathname) return c.redirect(encodedPath(path) + url.search, 301);
    const saves = savesData(c.req.header("save-data"));
    const member = variantOf(user);
    const key = keyOf(encodedPath(path), saves, member);
    const override = await requestedOverride(c, overrideOf);
    const filling: FillPartsOptions = {
      facts: options.memberFacts,
      onFailed: (error) =>
        log.error(
          { err: error, path, correlationId: c.get("correlationId") },
          "a page lacks what is known of its member",
        ),
    };
    const known = editing || override ? undefined : renderer.currentAnswer(key, url.searchParams);
    if (known) return user ? answerMember(c, known, user, filling) : send(c, known);
    const layout = await contentSource.findPage({ site: site.name, path, editing });
    if (!layout) return notFound(c, site);
    tellUnknownTemplate(layout.sitecore.route.templateName, path);
    const view = {
      path,
      listed: !layout.sitecore.context.pageEditing,
      savesData: saves,
      member,
      query: url.searchParams,
      isMember: async () => (user ?? (await userOf(c))) !== undefined,
    };
    const answerOwn = async (page: RenderedDocument) =>
      answerUncached(c, user ? { ...page, html: await fillPage(page.html, user, filling) } : page, 200);
    if (layout.sitecore.context.pageEditing || override) {
      return answerOwn(await renderer.render(site, layout, view));
    }
    const answer = await renderer.cachedAnswer(key, site, layout, view);
    if (answer.kind === "unstored") return answerOwn(answer.page);
    return user ? answerMember(c, answer.answer, user, filling) : send(c, answer.answer);
  });
  routes.all("*", (c) => c.text("Her kan man kun læse.", 405, { allow: "GET, HEAD" }));
  routes.onError(async (error, c) => {
    if (error instanceof SenderTooSlow)
      return c.text("Det, du sendte, kom for langsomt frem. Prøv igen.", 408, { "cache-control": "no-store" });
    const correlationId = c.get("correlationId");
    log.error({ err: error, correlationId }, "rendering a page failed");
    const path = canonicalPath(new URL(c.req.url).pathname) ?? "/";
    const site = await siteOf(path).catch(() => undefined);
    const view = { path: encodedPath(path), savesData: savesData(c.req.header("save-data")), correlationId };
    const page = await renderer.renderError(site, view, (secondError) =>
      log.error({ err: secondError, correlationId }, "rendering the error page failed"),
    );
    if (!(error instanceof LayoutServiceFailure)) return answerUncached(c, page, 500);
    c.header("retry-after", "5");
    return answerUncached(c, page, 503);
  });

  function tellUnknownTemplate(name: string, path: string): void {
    if (templateOf(name).isKnown || unknownTemplates.has(name) || unknownTemplates.size > 100) return;
    unknownTemplates.add(name);
    log.warn({ template: name, path }, "there is no such template; its pages are shown as ContentPage");
  }

  const { editor } = options;
  const editing = editor
    ? editingRoutes({
        ...editor,
        guard,
        log,
        answer: async (c, requested) => {
          const path = canonicalPath(requested) ?? "/";
          const site = await siteOf(path);
          const layout = site && (await contentSource.findPage({ site: site.name, path, editing: true }));
          if (!layout) return undefined;
          const page = await renderer.render(site, layout, { path, listed: false, savesData: false });
          return answerUncached(c, page, 200, editor.origins);
        },
      })
    : new Hono<ApiEnv>();

  const findCached = (address: string, saves: string | undefined) =>
    renderer.storedAnswer(keyOf(address, savesData(saves)));

  return {
    routes,
    editing,
    answerCached: (incoming, outgoing, observed) =>
      answerFromMemory(incoming, outgoing, { find: findCached, always, ...observed }),
  };
}

/** `address` is an encoded path. */
function keyOf(address: string, saves: boolean, member?: MemberVariant): string {
  const key = saves ? `save-data ${address}` : address;
  return member ? `member ${member.membership ?? "unknown"} ${key}` : key;
}

function variantOf(user: MemberUser | undefined): MemberVariant | undefined {
  return user && { membership: user.membership?.unionMembership };
}

/** The address where a visitor signs in and then returns to this page. */
function signInHref({ loginAddress = loginPath }: Site, { pathname, search }: URL): string {
  return `${loginAddress}?redirectUrl=${encodeURIComponent(pathname + search)}`;
}

/** Answers with a redirect. A permanent one is kept for an hour only, so that an editor can correct it. */
function redirected(c: Context, { to, status }: Redirect, search: string): Response {
  c.header("cache-control", status === 301 ? "max-age=3600" : "no-cache");
  return c.redirect(withQuery(to, search), status);
}

function savesData(header: string | undefined): boolean {
  return header !== undefined && header.trim().toLowerCase() === "on";
}

async function requestedOverride(
  c: Context<ApiEnv>,
  overrideOf: (value: string) => Promise<{ readonly origin: string } | undefined>,
): Promise<{ readonly origin: string } | undefined> {
  const requested = c.req.query("widget-override");
  if (!requested) return undefined;
  const override = await overrideOf(requested);
  noteSecret(c, override !== undefined);
  return override;
}

function send(c: Context, page: PageAnswer): Response {
  const { status, headers, bytes } = chooseAnswer(page, {
    "accept-encoding": c.req.header("accept-encoding"),
    "if-none-match": c.req.header("if-none-match"),
  });
  eachHeader(headers, (name, value) => c.header(name, value));
  return c.newResponse(bytes ?? null, status);
}

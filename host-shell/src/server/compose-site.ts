import { join } from "node:path";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../api/api-env.ts";
import { answerHeaders } from "../http/answer-headers.ts";
import { cookiesAt } from "../api/cookies/sign-in-cookies.ts";
import { logRequests, type RequestObserver } from "../logging/log-requests.ts";
import { createRequestLog, type RequestLog } from "../logging/request-log.ts";
import type { RouteGuard } from "../api/quotas/route-guard.ts";
import type { UserOf } from "../api/guards/signed-in.ts";
import type { App } from "./listen.ts";
import type { ContentSource } from "../pages/content/content-source.ts";
import { createVideoThumbnails } from "../pages/embeds/video/video-thumbnails.ts";
import { signInPages } from "../pages/log-in/sign-in-pages.ts";
import { pageRoute } from "../pages/http/answer-from-memory.ts";
import { createPages } from "../pages/page-routes.ts";
import { pageCheckPage } from "../pages/embed/page-check/page-check-page.ts";
import { studioPage } from "../pages/embed/embed-studio/studio-page.ts";
import { replayPage } from "../pages/replay/replay-page.ts";
import { statusPage } from "../pages/status/status-page.ts";
import { readBrowserFiles } from "../registry/browser-files.ts";
import { createPageSheets } from "../registry/page-sheets.ts";
import { createRegistryRoutes } from "../registry/registry-routes.ts";
import { openLiveRegistry } from "../registry/live-registry.ts";
import { servedRegistry } from "../registry/served-registry.ts";
import { localBuilds } from "../registry/local-builds.ts";
import { filesOfRelease, type ReleaseFiles } from "../registry/release-files.ts";
import { createPartsMender } from "../registry/mend-parts.ts";
import { createPublishedFiles } from "../registry/published-versions.ts";
import type { MemberFacts } from "../services/member-data/member-data.capability.ts";
import type { SignInRoutes } from "../services/sign-in/sign-in.capability.ts";
import type { PageLists } from "../services/page-lists/page-lists.ts";
import type { CheckPage } from "../services/page-check/page-check.ts";
import type { SiteSearch } from "../services/site-search/site-search.ts";
import type { WidgetRegistry } from "../services/widget-registry/widget-registry.ts";
import type { ServerClock } from "../services/server-clock/server-clock.ts";
import type { WidgetOverrides } from "../services/widget-registry/widget-overrides.ts";
import type { Settings } from "../settings/settings.ts";

export interface Site extends App {
  readonly routes: Hono<ApiEnv>["routes"];
}

interface SiteOptions {
  /** The directory of this package, which contains `content` and `dist/browser`. */
  readonly home: string;
  readonly log: Logger;
  readonly releases: ReleaseFiles;
  readonly api: Hono<ApiEnv>;
  readonly observer: RequestObserver;
  readonly widgets: WidgetRegistry;
  readonly overrides: WidgetOverrides;
  readonly checkPage: CheckPage;
  /** Resolves with whether a token is the administrator's or a team's. Its holder may read names of staff. */
  readonly isHolder: (token: string) => Promise<boolean>;
  readonly clock: Pick<ServerClock, "now">;
  readonly contentSource: ContentSource;
  readonly pageLists: PageLists;
  readonly search: SiteSearch;
  /** All servers of the database share it. */
  readonly sheetSecret: string;
  readonly userOf: UserOf;
  readonly memberFacts: MemberFacts;
  readonly signInAt: (publicUrl: string) => SignInRoutes;
  /** Middleware that applies the rules of all routes. */
  readonly guard: RouteGuard;
}

/**
 * Composes the site: the API, the loader, the widgets' files and the server-rendered pages. Resolves when everything is
 * read and checked. The returned function creates the site for an origin.
 */
export async function composeSite(
  settings: Settings,
  {
    home,
    log,
    releases,
    api,
    observer,
    widgets,
    overrides,
    checkPage,
    isHolder,
    clock,
    contentSource,
    pageLists,
    search,
    sheetSecret,
    userOf,
    memberFacts,
    signInAt,
    guard,
  }: SiteOptions,
): Promise<(publicUrl: string) => Site> {
  const requests = createRequestLog(log);
  const fromMemory: RequestLog = {
    note(request) {
      requests.note(request);
      observer.answered({ method: request.method, route: pageRoute, status: request.status, seconds: 0 });
    },
  };
  const browser = await readBrowserFiles(join(home, "dist/browser"));
  const local = await localBuilds(settings.localWidgetsDir, ({ widget, file, fault }) =>
    log.error({ widget, file }, `the build of ${widget} is left out: ${file} ${fault}. Run npm run build.`),
  );
  await releases.provide(await filesOfRelease(browser, local));
  const sheets = createPageSheets({ files: browser.files, findReleased: releases.find, secret: sheetSecret });
  const files = createPublishedFiles(widgets.files, (file) =>
    log.error({ file }, "a file differs from the published one and is not served"),
  );
  const mendParts = createPartsMender(widgets.files, {
    onMended: (file, fault) =>
      log.error({ file, fault }, "a copy of a part was changed or missing; the file of a version replaced it"),
    onRemoved: (file) =>
      log.error({ file }, "a copy of a part was changed and is removed: no version has the file any more"),
  });
  const registry = await openLiveRegistry({
    browser,
    local,
    store: widgets.store,
    files,
    mendParts,
    widgetsUrl: settings.widgetsUrl,
    overrideOrigins: settings.overrideOrigins,
    log,
  });
  widgets.attach(servedRegistry(registry, local));
  registry.start();
  const status = statusPage({
    store: widgets.store,
    counter: widgets.counter,
    placeholders: widgets.placeholders,
    pages: widgets.pages,
    releases: widgets.releases,
    registry: registry.current,
    tools: widgets.tools,
    isHolder,
    faultsOf: files.faultsOf,
    now: clock.now,
    limits: { failures: settings.widgetFailureLimit, loads: settings.widgetFailureMinimum },
  });
  const thumbnails = createVideoThumbnails({ clock: () => clock.now().getTime() });
  return (publicUrl) => {
    const signIn = signInAt(publicUrl);
    const always = answerHeaders({ publicUrl, strictTransportSecurity: settings.strictTransportSecurity });
    const pages = createPages({
      contentSource,
      pageLists,
      search,
      thumbnails,
      frames: registry.frames,
      log,
      userOf,
      memberFacts,
      guard,
      publicUrl,
      sheetOf: sheets.addressOf,
      scriptsOf: sheets.scriptsOf,
      widgetsOrigin: settings.widgetsUrl && new URL(settings.widgetsUrl).origin,
      overrideOf: overrides.allowed,
      editor: settings.editor,
      allowedOrigins: settings.allowedOrigins,
      always,
      clock: () => clock.now().getTime(),
      tools: widgets.tools,
      builtInPages: [
        replayPage(registry.current),
        status,
        studioPage({ tools: widgets.tools, registry: registry.current, host: publicUrl }),
        pageCheckPage({ check: checkPage, tools: widgets.tools, host: publicUrl }),
        ...signInPages(publicUrl, signIn),
      ],
      assets: {
        styles: browser.styles,
        blocks: browser.blocks,
        builtInPageStyles: browser.builtInPageStyles,
        fonts: browser.pageFonts,
        fontSheet: browser.fontSheet,
        scripts: browser.scripts,
        sessionDebug: settings.authDebug ? browser.sessionDebug : undefined,
        loader: "/loader.js",
        shell: browser.shell,
      },
    });
    const site = new Hono<ApiEnv>();
    site.use(logRequests(log, observer));
    site.use(cookiesAt(publicUrl));
    site.route(
      "/",
      createRegistryRoutes({
        browser,
        registry: registry.current,
        guard,
        publicUrl: settings.publicUrl,
        findReleased: releases.find,
        findSheet: sheets.find,
      }),
    );
    site.route("/", signIn.calls);
    site.route("/", pages.editing);
    site.route("/", api);
    site.route("/", pages.routes);
    return {
      routes: site.routes,
      fetch: site.fetch,
      always,
      answerCached: (incoming, outgoing) =>
        pages.answerCached(incoming, outgoing, { requests: fromMemory, proxiedIdsOf: observer.proxiedIdsOf }),
    };
  };
}

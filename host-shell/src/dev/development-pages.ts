import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Handler } from "hono";
import type { Logger } from "pino";
import type { ViteDevServer } from "vite";
import type { ContentSource } from "../pages/content/content-source.ts";
import type { BrowserFiles } from "../registry/browser-files.ts";
import type { RegistryDocument } from "../registry/registry-document.ts";
import type { Registry } from "../registry/compose-registry.ts";
import type { Services } from "../server/create-services.ts";
import type { SignInRoutes } from "../services/sign-in/sign-in.capability.ts";
import { publicUrlOf } from "../settings/public-url.ts";
import type { ContentPorts } from "../server/ports.ts";
import type { MembershipFile } from "../services/membership/membership-file.ts";
import type { Settings } from "../settings/settings.ts";

interface Development {
  readonly vite: ViteDevServer;
  /** Directory of this package. */
  readonly home: string;
  readonly settings: Settings;
  readonly browser: BrowserFiles;
  readonly registry: Registry;
  readonly services: Services;
  readonly signIn: SignInRoutes;
  readonly log: Logger;
}

/** Scripts that load the styles, and the code that React components need in development. */
const scripts = `<script type="module">${react.preambleCode.replace("__BASE__", "/")}</script>
  <script type="module" src="/@vite/client"></script><script type="module" src="/src/dev/site-client.ts"></script>`;

/** Renders the pages from their current source. Vite adds their styles with a script. */
export function developmentPages({
  vite,
  home,
  settings,
  browser,
  registry,
  services,
  signIn,
  log,
}: Development): Handler {
  const load = async <Module>(path: string): Promise<Module> =>
    (await vite.ssrLoadModule(`/src/pages/${path}`)) as Module;

  return async (c) => {
    const { createPages } = await load<typeof import("../pages/page-routes.ts")>("page-routes.ts");
    const { replayPage } = await load<typeof import("../pages/replay/replay-page.ts")>("replay/replay-page.ts");
    const { statusPage } = await load<typeof import("../pages/status/status-page.ts")>("status/status-page.ts");
    const { studioPage } = await load<typeof import("../pages/embed/embed-studio/studio-page.ts")>(
      "embed/embed-studio/studio-page.ts",
    );
    const { pageCheckPage } = await load<typeof import("../pages/embed/page-check/page-check-page.ts")>(
      "embed/page-check/page-check-page.ts",
    );
    const { signInPages } = await load<typeof import("../pages/log-in/sign-in-pages.ts")>("log-in/sign-in-pages.ts");
    const { document } = registry;
    const publicUrl = publicUrlOf(settings, settings.port);
    const pages = createPages({
      pageLists: services.pageLists,
      contentSource: await developmentContent(vite, home, settings),
      frames: { revision: () => registry.revision, frameOf: () => undefined },
      hasWidget: (name) => Object.hasOwn(document.widgets, name),
      search: services.search,
      allowedOrigins: settings.allowedOrigins,
      tools: services.widgets.tools,
      log,
      publicUrl,
      builtInPages: [
        ...signInPages(publicUrl, signIn),
        replayPage(() => ({
          document,
          complete: registry.complete,
          find: (name, version) =>
            hasVersion(document, name, version)
              ? { withdrawn: registry.find(name, version)?.withdrawn ?? false }
              : undefined,
        })),
        statusPage({
          store: services.widgets.store,
          counter: services.widgets.counter,
          placeholders: services.widgets.placeholders,
          pages: services.widgets.pages,
          releases: services.widgets.releases,
          registry: () => registry,
          tools: services.widgets.tools,
          isHolder: services.isHolder,
          limits: { failures: settings.widgetFailureLimit, loads: settings.widgetFailureMinimum },
        }),
        studioPage({ tools: services.widgets.tools, registry: () => registry, host: publicUrl }),
        pageCheckPage({ check: services.checkPage, tools: services.widgets.tools, host: publicUrl }),
      ],
      assets: {
        styles: [],
        builtInPageStyles: [],
        blocks: {},
        fonts: browser.pageFonts,
        fontSheet: browser.fontSheet,
        scripts: browser.scripts,
        sessionDebug: settings.authDebug ? { ...browser.sessionDebug, styles: [] } : undefined,
        loader: "/loader.js",
        shell: browser.shell,
      },
      sheetOf: () => undefined,
      editing: true,
      guard: services.guard,
    });
    const headers = { accept: "text/html", "content-type": c.req.header("content-type") ?? "" };
    const answer = await pages.routes.fetch(new Request(c.req.raw, { headers }), c.env);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
    const html = (await answer.text()).replace("</head>", `${scripts}</head>`);
    return c.html(html, answer.status as 200, { "cache-control": "no-store" });
  };
}

type ContentFiles = Pick<Settings, "siteProduct" | "contentDir" | "mediaHosts" | "embeds" | "systems">;

/** Reads the current content files, and adds the pages of samples. */
export async function developmentContent(
  vite: ViteDevServer,
  home: string,
  { siteProduct, contentDir, mediaHosts, embeds, systems }: ContentFiles,
): Promise<ContentSource> {
  const { openJsonContent } = (await vite.ssrLoadModule(
    "/src/pages/content/json-content-source.ts",
  )) as typeof import("../pages/content/json-content-source.ts");
  const content = await openJsonContent({
    folder: contentDir ?? join(home, "content"),
    product: siteProduct,
    mediaHosts,
    embeds,
    systems,
    development: true,
  });
  const { withSamplePages } = (await vite.ssrLoadModule(
    "/src/dev/sample-pages.ts",
  )) as typeof import("./sample-pages.ts");
  return withSamplePages(content);
}

/** The ports to the current content. */
export async function developmentContentPorts(
  vite: ViteDevServer,
  home: string,
  settings: ContentFiles,
  membership: MembershipFile | undefined,
): Promise<ContentPorts> {
  const { contentPortsOf } = (await vite.ssrLoadModule(
    "/src/server/content-ports.ts",
  )) as typeof import("../server/content-ports.ts");
  return contentPortsOf({ source: await developmentContent(vite, home, settings), membership });
}

export function hasVersion({ widgets }: Pick<RegistryDocument, "widgets">, name: string, version: string): boolean {
  return Object.hasOwn(widgets, name) && Object.hasOwn(widgets[name]?.versions ?? {}, version);
}

import { join } from "node:path";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../api/api-env.ts";
import { logRequests } from "../logging/log-requests.ts";
import { openJsonContent } from "../pages/content/json-content-source.ts";
import { createPages } from "../pages/page-routes.ts";
import { readBrowserFiles } from "../registry/browser-files.ts";
import { createRegistryRoutes } from "../registry/registry-routes.ts";
import { readRegistry } from "../registry/registry.ts";
import { widgetFrames } from "../registry/widget-frames.ts";
import { localBuilds } from "../registry/widget-versions.ts";
import type { Settings } from "../settings/settings.ts";

interface SiteOptions {
  /** The directory of this package, with `content` and `dist/browser`. */
  readonly home: string;
  readonly log: Logger;
  readonly api: Hono<ApiEnv>;
}

/**
 * Everything visitors and pages ask for: the API, the loader and the widgets' files, and the server-rendered pages.
 * All of it is read and checked when this resolves; the site then stands at whatever origin it is given.
 */
export async function composeSite(
  settings: Settings,
  { home, log, api }: SiteOptions,
): Promise<(publicUrl: string) => Hono<ApiEnv>> {
  const browser = await readBrowserFiles(join(home, "dist/browser"));
  const registry = await readRegistry(localBuilds(settings.widgetsDir), browser);
  const contentSource = await openJsonContent({ folder: join(home, "content"), site: settings.siteProduct });
  return (publicUrl) => {
    const pages = createPages({
      contentSource,
      frames: widgetFrames(registry),
      log,
      site: settings.siteProduct,
      publicUrl,
      assets: {
        styles: browser.styles,
        fonts: browser.firstFonts,
        loader: "/loader.js",
        registry: "/widgets/registry.json",
      },
    });
    const site = new Hono<ApiEnv>();
    site.use(logRequests(log));
    site.route("/", createRegistryRoutes({ browser, registry: () => registry }));
    site.route("/", api);
    site.route("/", pages);
    return site;
  };
}

import { readFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { Hono } from "hono";
import { createServer } from "vite";
import { createLogger } from "../logging/logger.ts";
import { readBrowserFiles } from "../registry/browser-files.ts";
import { createRegistryRoutes } from "../registry/registry-routes.ts";
import type { Registry } from "../registry/registry.ts";
import { createServices } from "../server/create-services.ts";
import { createCvReviewer } from "../services/cv-review/pool/create-cv-reviewer.ts";
import { publicUrlOf } from "../settings/public-url.ts";
import { readSettings } from "../settings/settings.ts";
import { developmentWidgets, startWidgetServers } from "./widget-servers.ts";

/**
 * `npm run dev`: the server from its source. Widgets and pages are reloaded as they are edited; `node --watch` starts
 * this process anew when the API or the services change. `/design` shows every state of every part.
 */
const home = join(import.meta.dirname, "../..");
const settings = readSettings(process.env);
const log = createLogger(settings.logLevel);

const server = createHttpServer();
const vite = await createServer({
  root: home,
  configFile: false,
  appType: "custom",
  plugins: [react(), vanillaExtractPlugin()],
  server: { middlewareMode: true, hmr: { server } },
});
const widgets = await startWidgetServers(settings.widgetsDir, settings.host);
const services = await createServices(settings, { log, reviewer: createCvReviewer({ workers: 1 }) });
const browser = await readBrowserFiles(join(home, "dist/browser"));
const registry: Registry = {
  document: {
    schemaVersion: 1,
    platform: browser.platform,
    foreignPage: browser.foreignPage,
    fonts: browser.fonts,
    widgets: developmentWidgets(widgets),
  },
  revision: String(Date.now()),
  find: () => undefined,
};

const site = new Hono();
site.route("/", createRegistryRoutes({ browser, registry: () => registry }));
site.route("/", services.api);
site.get("/design", async (c) =>
  c.html(await vite.transformIndexHtml("/design", await readFile(join(home, "src/design/index.html"), "utf8"))),
);
site.get("*", async (c) => {
  const { createPages } = (await vite.ssrLoadModule(
    "/src/pages/page-routes.ts",
  )) as typeof import("../pages/page-routes.ts");
  const { openJsonContent } = (await vite.ssrLoadModule(
    "/src/pages/content/json-content-source.ts",
  )) as typeof import("../pages/content/json-content-source.ts");
  const pages = createPages({
    contentSource: await openJsonContent({ folder: join(home, "content"), development: true }),
    frames: { revision: () => registry.revision, frameOf: () => undefined },
    log,
    site: settings.siteProduct,
    publicUrl: publicUrlOf(settings, settings.port),
    assets: { styles: [], fonts: browser.firstFonts, loader: "/loader.js", registry: "/widgets/registry.json" },
    editing: true,
  });
  const answer = await pages.fetch(new Request(c.req.raw, { headers: { accept: "text/html" } }));
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
  const html = (await answer.text()).replace(
    "</head>",
    '<script type="module" src="/@vite/client"></script><script type="module" src="/src/dev/site-client.ts"></script></head>',
  );
  return c.html(html, answer.status as 200, { "cache-control": "no-store" });
});

vite.watcher.add(join(home, "content"));
vite.watcher.on("change", (file) => {
  if (file.startsWith(join(home, "content")) || file.startsWith(join(home, "src/pages")))
    vite.ws.send({ type: "full-reload" });
});

const ours = /^\/(loader\.js|widgets\/|platform\/|assets\/|fonts\/|api\/|healthz|readyz)/;
const listener = getRequestListener(site.fetch);
server.on("request", (request, response) => {
  const answer = () => void listener(request, response);
  // A page asks for the site; what its scripts and style sheets ask for may be a source file that Vite knows.
  if (request.headers["sec-fetch-dest"] === "document" || ours.test(request.url ?? "")) answer();
  else vite.middlewares(request, response, answer);
});
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const url = publicUrlOf(settings, typeof address === "object" && address ? address.port : settings.port);
  console.log(`${url} is open, ${url}/design shows the parts.`);
});

process.on("SIGTERM", () => process.exit(0));
process.on("SIGINT", () => process.exit(0));

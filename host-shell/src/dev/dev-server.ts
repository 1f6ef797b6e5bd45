import { readFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { Hono } from "hono";
import { createServer } from "vite";
import type { ApiEnv } from "../api/api-env.ts";
import { cookiesAt } from "../api/cookies/sign-in-cookies.ts";
import { createLogger } from "../logging/logger.ts";
import { createWidgetTools } from "../registry/create-widget-tools.ts";
import { localBuilds } from "../registry/local-builds.ts";
import { readBrowserFiles } from "../registry/browser-files.ts";
import { createRegistryRoutes } from "../registry/registry-routes.ts";
import type { Registry } from "../registry/compose-registry.ts";
import { readMembership } from "../pages/content/read-membership.ts";
import { createServices } from "../server/create-services.ts";
import { createCvReviewer } from "../engines/cv-review/pool/create-cv-reviewer.ts";
import { guessQuotas, quotasOf } from "../api/quotas/quotas.ts";
import { freeBytesOf } from "../disk/disk-share.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { createVersionChecks } from "../services/widget-registry/version-checks.ts";
import { publicUrlOf } from "../settings/public-url.ts";
import { readSettings } from "../settings/settings.ts";
import { developmentContentPorts, developmentPages, hasVersion } from "./development-pages.ts";
import { developmentWidgets, startWidgetServers } from "./widget-servers.ts";

/**
 * `npm run dev`: runs the server from its source. Edited widgets and pages are reloaded; `node --watch` restarts this
 * process when the API or the services change. `/design` shows every state of every UI part.
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
const widgets = await startWidgetServers(settings.localWidgetsDir, settings.host);
const membership = await readMembership(join(settings.contentDir ?? join(home, "content"), settings.siteProduct));
/** Reads the content anew at each call, since it may have been edited. */
const contentPorts = () => developmentContentPorts(vite, home, settings, membership);
const services = await createServices(
  { ...settings, admin: undefined },
  {
    log,
    reviewer: createCvReviewer({ readers: 1 }),
    checks: createVersionChecks(),
    jobIndexEntry: undefined,
    siteSearchEntry: undefined,
    content: {
      ...(await contentPorts()),
      placeholdersOf: async (widget) => (await contentPorts()).placeholdersOf(widget),
      findSettings: async () => (await contentPorts()).findSettings(),
      findOrganisations: async () => (await contentPorts()).findOrganisations(),
      findWidgetLayout: async (request) => (await contentPorts()).findWidgetLayout(request),
      addonProducts: async () => (await contentPorts()).addonProducts(),
      findEventSignUp: async (path, now) => (await contentPorts()).findEventSignUp(path, now),
    },
    freeBytes: freeBytesOf,
    quotas: quotasOf(settings),
    guesses: guessQuotas,
    onMigration: () => undefined,
    waitForDatabase: (work) => work(),
    beforeExit: () => () => undefined,
    metrics: createMetrics(),
    release: undefined,
    releases: {},
  },
);
const browser = await readBrowserFiles(join(home, "dist/browser"));
const complete = developmentWidgets(widgets);
const registry: Registry = {
  complete,
  document: {
    schemaVersion: 1,
    platform: browser.platform,
    foreignPage: browser.foreignPage,
    editorOverlay: browser.editorOverlay,
    developerOverride: browser.developerOverride,
    builtIns: browser.builtIns,
    overrideOrigins: settings.overrideOrigins,
    fonts: browser.fonts,
    widgets: complete,
  },
  revision: String(Date.now()),
  find: () => undefined,
  carriedParts: [],
  readPart: async () => undefined,
  manifestOf: () => undefined,
  signaturesOf: () => undefined,
  keysOf: () => undefined,
};
// The last builds, for the embed studio. Widgets without a build are not shown there, but can still be developed.
const built = await localBuilds(settings.localWidgetsDir).catch(() => []);
services.widgets.attach({
  knows: (name, version) => hasVersion(registry.document, name, version),
  knowsWidget: (name) => Object.hasOwn(registry.document.widgets, name),
  localNames: Object.keys(registry.document.widgets),
  localVersionOf: (name, channel) => registry.document.widgets[name]?.channels[channel],
  localPropsOf: async () => undefined,
  carriedParts: [],
  tools: createWidgetTools(() => ({
    complete,
    // Vite serves no schemas and profiles, so those of the last build are shown.
    find: (name) => built.find(({ manifest }) => manifest.name === name),
  })),
  refresh: async () => undefined,
  stop: async () => undefined,
});

const site = new Hono<ApiEnv>();
const publicUrl = publicUrlOf(settings, settings.port);
site.use(cookiesAt(publicUrl));
site.route(
  "/",
  createRegistryRoutes({ browser, registry: () => registry, guard: services.guard, publicUrl: settings.publicUrl }),
);
const signIn = services.signInAt(publicUrl);
site.route("/", signIn.calls);
site.route("/", services.api);
site.get("/design", async (c) =>
  c.html(await vite.transformIndexHtml("/design", await readFile(join(home, "src/design/index.html"), "utf8"))),
);
site.on(
  ["GET", "HEAD", "POST"],
  "*",
  developmentPages({ vite, home, settings, browser, registry, services, signIn, log }),
);

vite.watcher.add(join(home, "content"));
vite.watcher.on("change", (file) => {
  if (file.startsWith(join(home, "content")) || file.startsWith(join(home, "src/pages")))
    vite.ws.send({ type: "full-reload" });
});

const ours =
  /^\/(embed\b|loader\.js|widgets\b|replay\b|log-ind\b|test-identity\/|platform\/|assets\/|fonts\/|api\/|healthz|readyz)/;
const listener = getRequestListener(site.fetch);
server.on("request", (request, response) => {
  const answer = () => void listener(request, response);
  // The site answers requests for documents. Other requests may be for source files, which Vite serves.
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

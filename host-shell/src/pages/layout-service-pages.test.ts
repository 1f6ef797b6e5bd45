import { testGuard } from "../api/testing/test-guard.ts";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createApi } from "../api/create-api.ts";
import { layoutServiceProxy } from "../services/layout-service/layout-service.routes.ts";
import { createLogger } from "../logging/logger.ts";
import { type HttpContent, openHttpContent } from "./content/http-content-source.ts";
import {
  layoutServiceKey as key,
  startLayoutService,
  type TestLayoutService,
} from "./content/layout-service/testing/layout-service.ts";
import { Route } from "./content/layout-service-data.ts";
import { createPages } from "./page-routes.ts";
import type { Site } from "./sites/site.ts";
import { sampleContent } from "./testing/sample-content.ts";
import { sampleAssets, sampleFrame, sampleSheetOf } from "./testing/sample-frame.ts";
import { layoutOf, quoteOf } from "./testing/sample-layout.ts";
import { sampleSite } from "./testing/sample-site.ts";
import { addonProductsIn, findWidgetLayoutIn } from "./widget-layouts.ts";

const maxAgeMs = 60_000;
const selfService: Site = { ...sampleSite, kind: "self-service", name: "proeve-selvbetjening", root: "/selvbetjening" };
const spring: Site = { ...sampleSite, kind: "spring", name: "proeve-spring", root: "/proeve-spring" };
const hanne: MemberUser = {
  id: "member-1",
  memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
};
const page = (text: string) => layoutOf({ main: [quoteOf(text)] });
const widget = (text: string) => layoutOf({ templateName: "WidgetPage", main: [quoteOf(text)] });

let service: TestLayoutService;
let folder: string;
let stop: HttpContent["stop"];
beforeEach(async () => {
  service = await startLayoutService();
  folder = await mkdtemp(join(tmpdir(), "layouts-"));
});
afterEach(async () => {
  await stop(1_000);
  await service.stop();
  await rm(folder, { recursive: true });
});

async function open({ user }: { readonly user: MemberUser | undefined } = { user: hanne }) {
  let now = Date.now();
  const lines: string[] = [];
  const log = createLogger("warn", { write: (line) => lines.push(line) });
  const notFound = layoutOf({ templateName: "NotFoundPage", main: [quoteOf("Findes ikke.")] });
  const content = await openHttpContent({
    files: sampleContent(
      { "/selvbetjening/widgets/afslut": widget("Filens") },
      {
        sites: [sampleSite, selfService, spring],
        findErrorPage: async ({ kind }) => (kind === "not-found" ? notFound : undefined),
      },
    ).source,
    layoutService: { url: service.url, key, timeoutMs: 1_000, maxAgeMs },
    folder,
    log,
    clock: () => now,
  });
  stop = content.stop;
  const { source } = content;
  const userOf = async () => user;
  const { routes } = createPages({
    contentSource: source,
    frames: { revision: () => "1", frameOf: () => sampleFrame },
    log,
    publicUrl: "https://lk.example",
    assets: sampleAssets,
    sheetOf: sampleSheetOf,
    userOf,
    guard: testGuard(),
  });
  const api = createApi({
    routes: [layoutServiceProxy({ findLayout: findWidgetLayoutIn(source), userOf, log })],
    readiness: {},
    guard: testGuard(),
    allowedOrigins: [],
    log,
  });
  const seen = async (answer: Response | Promise<Response>) => {
    const { status, headers } = await answer;
    const [etag, location, retryAfter] = ["etag", "location", "retry-after"].map((name) => headers.get(name));
    return { status, text: await (await answer).text(), etag, location, retryAfter };
  };
  return {
    lines,
    source,
    page: async (path: string) => seen(routes.request(path)),
    proxy: async (path: string) => seen(api.request(`/api/layout-service-proxy/${path}`)),
    refresh: async (afterMs = maxAgeMs) => {
      now += afterMs;
      await content.refresh();
    },
  };
}

it("shows a page of the layout service, the same copy while it is unchanged, and a changed one after the refresh", async () => {
  service.publish("prøve", "/løn", page("Før"));
  const { page: get, refresh } = await open();
  const first = await get("/l%C3%B8n");
  expect([first.status, first.text]).toEqual([200, expect.stringContaining("Før")]);
  await refresh();
  expect(await get("/l%C3%B8n")).toEqual(first);
  service.publish("prøve", "/løn", page("Efter"));
  await refresh();
  expect((await get("/l%C3%B8n")).text).toContain("Efter");
  service.publish("prøve", "/løn", undefined);
  await refresh();
  expect(await get("/l%C3%B8n")).toMatchObject({ status: 404, text: expect.stringContaining("Findes ikke.") });
});

/** A menu of a CMS: `depth` levels, with `width` entries each, of which the first one has the next level. */
const cmsMenu = (depth: number, width: number, path = ""): readonly object[] =>
  Array.from({ length: width }, (_, index) => {
    const own = `${path}/punkt-${index}`;
    const below = index === 0 && depth > 1 ? { items: cmsMenu(depth - 1, width, own) } : {};
    return { fields: { link: { value: { href: own, text: `Punkt ${own}` } }, ...below } };
  });

it.each([
  ["five levels", 5, 4],
  ["300 entries", 1, 300],
])(
  "shows a page whose CMS sends a menu of %s, with the menu of the site and each link of its own once",
  async (_menu, depth, width) => {
    const items = cmsMenu(depth, width);
    const list = Array.from({ length: width }, (_, index) => ({
      fields: { title: { value: `Side ${index}` }, link: { value: { href: `/punkt-${index}` } } },
    }));
    const layout = page("Med menu");
    const { route } = layout.sitecore;
    service.publish("prøve", "/", {
      sitecore: {
        ...layout.sitecore,
        route: {
          ...route,
          placeholders: {
            "headless-header": [{ uid: "menu", componentName: "MainNavigation", fields: { items } }],
            "headless-main": [
              ...(route.placeholders["headless-main"] ?? []),
              { uid: "liste", componentName: "NavigationList", fields: { items: list } },
            ],
          },
        },
      },
    });
    const { page: get, refresh } = await open();
    const { status, text } = await get("/");
    expect([status, text.match(/href="\/punkt-\d+"/g)?.length]).toEqual([200, width]);
    expect(text).toContain("Med menu");
    expect(text).not.toContain("Punkt /punkt-0/");
    await refresh();
    expect(service.asked.length).toBeLessThanOrEqual(1 + 500);
    expect((await get("/")).status).toBe(200);
  },
);

it("asks once for a page while many visitors of it wait, and not for a cached page", async () => {
  service.publish("prøve", "/", page("Forside"));
  const { page: get } = await open();
  const answers = await Promise.all(Array.from({ length: 20 }, async () => get("/")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await get("/");
  expect(service.asked).toHaveLength(1);
});

it("shows the error page without a last good answer, and the page as soon as there is one", async () => {
  service.publish("prøve", "/", page("Forside"));
  await service.stop();
  const { page: get, refresh, lines } = await open();
  const unavailable = { status: 503, retryAfter: "5", text: expect.stringContaining("Noget gik galt hos os") };
  expect(await get("/")).toMatchObject(unavailable);
  expect(await get("/ukendt")).toMatchObject(unavailable);
  expect(lines.join("")).toContain("The layout service cannot be reached: ECONNREFUSED.");
  await service.start();
  await refresh(5_000);
  expect(await get("/")).toMatchObject({ status: 200, text: expect.stringContaining("Forside") });
});

it("leads a visitor to the sign-in before it asks for a page of members, whether there is one or not", async () => {
  await service.stop();
  const { page: get } = await open({ user: undefined });
  for (const path of ["/selvbetjening", "/selvbetjening/ukendt"])
    expect(await get(path)).toMatchObject({
      status: 302,
      location: `/api/auth/login?redirectUrl=${encodeURIComponent(path)}`,
    });
  expect(service.asked).toEqual([]);
});

it("shows kept pages while the layout service fails", async () => {
  service.publish("prøve", "/", page("Forside"));
  const { page: get, refresh } = await open();
  const before = await get("/");
  service.answerWith((response) => response.writeHead(500).end());
  await refresh();
  expect(await get("/")).toEqual(before);
});

it("lists the pages that it knows in the sitemap", async () => {
  service.publish("prøve", "/", page("Forside"));
  const { page: get, refresh } = await open();
  await refresh();
  expect((await get("/sitemap.xml")).text).toContain("<loc>https://lk.example/</loc>");
});

it("finds the content of widgets for members, of the self-service and of a named site", async () => {
  service.publish("proeve-selvbetjening", "/widgets/afslut", widget("Afslut"));
  service.publish("proeve-spring", "/widgets/afslut", widget("Afslut for unge"));
  service.publish("proeve-spring", "/widgets/side", page("Ingen widget"));
  const { proxy } = await open();
  const answers = [
    await proxy("afslut"),
    await proxy("proeve-spring/afslut"),
    await proxy("proeve-spring/side"),
    await proxy("ukendt"),
    await proxy("proeve/afslut"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
  expect(answers.slice(0, 2).map(({ text }): unknown => JSON.parse(text))).toEqual([
    widget("Afslut"),
    widget("Afslut for unge"),
  ]);
  expect(service.asked.map(({ sc_site: site, item }) => [site, item])).toEqual([
    ["proeve-selvbetjening", "/widgets/afslut"],
    ["proeve-spring", "/widgets/afslut"],
    ["proeve-spring", "/widgets/side"],
    ["proeve-selvbetjening", "/widgets/ukendt"],
  ]);
});

it("knows what members can add before anybody asked for the sheet, if the sheet is among the files", async () => {
  const path = "../../content/lederkredsen-selvbetjening/pages/widgets/afslut-indmeldelse.json";
  const route = v.parse(Route, JSON.parse(await readFile(new URL(path, import.meta.url), "utf8")));
  const { context } = widget("").sitecore;
  service.publish("proeve-selvbetjening", "/widgets/afslut", { sitecore: { context, route } });
  const { source, refresh } = await open();
  expect(await addonProductsIn(source)()).toEqual([]);
  await refresh();
  const products = await addonProductsIn(source)();
  expect(products.map(({ value }) => value)).toEqual(["netvaerk", "loensikring", "spring-mentor"]);
});

it("tells a member that a widget's content cannot be fetched, and shows the last good answer once there is one", async () => {
  service.publish("proeve-selvbetjening", "/widgets/afslut", widget("Afslut"));
  await service.stop();
  const { proxy, refresh } = await open();
  const refused = await proxy("afslut");
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([502, { errorKey: "layoutServiceError" }]);
  expect(refused.text).not.toContain("ECONNREFUSED");
  await service.start();
  await refresh(5_000);
  const answer = await proxy("afslut");
  expect(answer.status).toBe(200);
  await service.stop();
  await refresh();
  expect(await proxy("afslut")).toEqual(answer);
});

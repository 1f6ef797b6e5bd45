import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLogger } from "../../logging/logger.ts";
import type { Site } from "../sites/site.ts";
import { sampleContent } from "../testing/sample-content.ts";
import { layoutOf, quoteOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";
import type { ContentSource } from "./content-source.ts";
import { type HttpContent, openHttpContent } from "./http-content-source.ts";
import type { LayoutServiceData } from "./layout-service-data.ts";
import { allowance } from "./layout-service/made-up-paths.ts";
import {
  layoutServiceKey as key,
  startLayoutService,
  type TestLayoutService,
} from "./layout-service/testing/layout-service.ts";

const maxAgeMs = 60_000;
const spring: Site = { ...sampleSite, kind: "spring", name: "prøve-spring", root: "/prøve-spring" };
const page = (text: string): LayoutServiceData => layoutOf({ main: [quoteOf(text)] });
const linkTo = (href: string): LayoutServiceData =>
  layoutOf({ main: [{ ...quoteOf("x"), fields: { text: { value: `<a href="${href}">x</a>` } } }] });

let service: TestLayoutService;
let folder: string;
let now: number;
let lines: Record<string, unknown>[];
let opened: HttpContent[];

beforeEach(async () => {
  service = await startLayoutService();
  folder = join(await mkdtemp(join(tmpdir(), "layouts-")), "layouts");
  now = Date.now();
  lines = [];
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map(({ stop }) => stop(1_000)));
  await service.stop();
  await rm(join(folder, ".."), { recursive: true });
});

async function open(own: Partial<ContentSource> = {}): Promise<HttpContent> {
  const content = await openHttpContent({
    files: sampleContent({ "/fil": page("En fil") }, { sites: [sampleSite, spring], ...own }).source,
    layoutService: { url: service.url, key, timeoutMs: 1_000, maxAgeMs },
    folder,
    log: createLogger("info", { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }),
    clock: () => now,
  });
  opened.push(content);
  return content;
}
const find = async (
  content: HttpContent,
  path = "/",
  more: { readonly site?: string; readonly editing?: boolean } = {},
) => content.source.findPage({ site: "prøve", path, editing: false, ...more });
const ready = async (content: HttpContent) => content.ready["layoutService"]?.();

it("asks for a page once, and returns the same object while it is young", async () => {
  service.publish("prøve", "/løn", page("Løn"));
  const content = await open();
  const first = await find(content, "/løn");
  now += maxAgeMs - 1;
  expect(first).toEqual(page("Løn"));
  expect(await find(content, "/løn")).toBe(first);
  expect(service.asked.map(({ item, sc_site: site }) => [site, item])).toEqual([["prøve", "/løn"]]);
});

it("asks below the home item of the site", async () => {
  service.publish("prøve-spring", "/", page("Spring"));
  service.publish("prøve-spring", "/om", page("Om Spring"));
  const content = await open();
  expect(await find(content, "/prøve-spring", { site: "prøve-spring" })).toEqual(page("Spring"));
  expect(await find(content, "/prøve-spring/om", { site: "prøve-spring" })).toEqual(page("Om Spring"));
  expect(await find(content, "/", { site: "ukendt" })).toBeUndefined();
});

it("makes one call for many visitors of a new page", async () => {
  service.publish("prøve", "/", page("Forside"));
  const release = service.hold();
  const content = await open();
  const visits = Array.from({ length: 100 }, async () => find(content));
  await vi.waitFor(() => expect(service.asked).toHaveLength(1));
  release();
  const pages = new Set(await Promise.all(visits));
  expect([pages.size, service.asked.length]).toEqual([1, 1]);
});

it("returns an old answer at once and refreshes it once in the background", async () => {
  service.publish("prøve", "/", page("Før"));
  const content = await open();
  const before = await find(content);
  const revision = content.source.revision();
  service.publish("prøve", "/", page("Efter"));
  now += maxAgeMs;
  const release = service.hold();
  expect(new Set([await find(content), await find(content)])).toEqual(new Set([before]));
  await vi.waitFor(() => expect(service.asked).toHaveLength(2));
  expect(content.source.revision()).toBe(revision);
  release();
  await vi.waitFor(() => expect(content.source.revision()).not.toBe(revision));
  expect(await find(content)).toEqual(page("Efter"));
  expect(service.asked).toHaveLength(2);
});

it("keeps the object and the revision if the answer is the same, but for what is not read", async () => {
  service.publish("prøve", "/", page("Forside"));
  const content = await open();
  const [before, revision] = [await find(content), content.source.revision()];
  service.answerWith((response) => {
    const { sitecore } = page("Forside");
    response.end(JSON.stringify({ sitecore: { ...sitecore, context: { ...sitecore.context, visit: now } } }));
  });
  now += maxAgeMs;
  expect(await find(content)).toBe(before);
  await vi.waitFor(async () => expect(await ready(content)).toMatchObject({ source: { ageSeconds: 0 } }));
  expect(await find(content)).toBe(before);
  expect([content.source.revision(), service.asked.length]).toEqual([revision, 2]);
});

describe.each<[string, (response: ServerResponse) => void]>([
  ["fails", (response) => response.writeHead(500).end()],
  ["sends something that is not JSON", (response) => response.end("<html>")],
  ["sends another shape", (response) => response.end("{}")],
  [
    "sends a page with a field that is not valid",
    (response) => response.end(JSON.stringify(layoutOf({ main: [], fields: { ogImage: { value: 1 } } }))),
  ],
  ["sends too much", (response) => response.end(" ".repeat(5 * 2 ** 20))],
  ["breaks off", (response) => response.destroy()],
  ["is too slow", () => undefined],
])("if the layout service %s", (_, answer) => {
  it("a kept page stays, and one line of the log says so and one that it is over", async () => {
    service.publish("prøve", "/", page("Forside"));
    const content = await open();
    const before = await find(content);
    service.answerWith(answer);
    for (let round = 0; round < 2; round++) {
      now += maxAgeMs;
      await content.refresh();
      expect(await find(content)).toBe(before);
    }
    service.answerWith();
    now += maxAgeMs;
    await content.refresh();
    const ofPage = lines.filter(({ path }) => path === "/");
    expect(ofPage.map(({ level, msg, site }) => [level, msg, site])).toEqual([
      ["warn", "the layout service gave no usable answer", "prøve"],
      ["info", "the layout service answers again", "prøve"],
    ]);
    expect(await find(content)).toBe(before);
  });

  it("a page that is not kept is refused with the reason, and asked for again after some seconds", async () => {
    service.answerWith(answer);
    const content = await open();
    const refused = expect.objectContaining({ name: "LayoutServiceFailure" });
    await expect(find(content)).rejects.toThrow(refused);
    service.answerWith();
    service.publish("prøve", "/", page("Forside"));
    await expect(find(content)).rejects.toThrow(refused);
    expect(service.asked).toHaveLength(1);
    now += 5_000;
    expect(await find(content)).toEqual(page("Forside"));
  });
});

it("shows kept pages while the layout service is gone, and new ones when it is back", async () => {
  service.publish("prøve", "/", page("Før"));
  const content = await open();
  const before = await find(content);
  await service.stop();
  now += maxAgeMs;
  await content.refresh();
  expect(await find(content)).toBe(before);
  expect(await ready(content)).toEqual({ passes: true, source: { answers: false, ageSeconds: 60 } });
  await expect(find(content, "/ny")).rejects.toThrow("ECONNREFUSED");
  service.publish("prøve", "/", page("Efter"));
  await service.start();
  now += 5_000;
  await content.refresh();
  expect(await find(content)).toEqual(page("Efter"));
  expect(await ready(content)).toEqual({ passes: true, source: { answers: true, ageSeconds: 0 } });
});

it("is not ready before there is an answer", async () => {
  await service.stop();
  const content = await open();
  await content.refresh();
  expect(await ready(content)).toEqual({ passes: false, source: { answers: false } });
});

it("forgets a page that is gone", async () => {
  service.publish("prøve", "/", page("Forside"));
  service.publish("prøve", "/fil", page("Fil"));
  const content = await open();
  await content.refresh();
  const revision = content.source.revision();
  service.publish("prøve", "/fil", undefined);
  now += maxAgeMs;
  await content.refresh();
  expect(await find(content, "/fil")).toBeUndefined();
  expect(await content.source.hasPage({ site: "prøve", path: "/fil" })).toBe(false);
  expect((await content.source.listPages("prøve")).map(({ path }) => path)).toEqual(["/"]);
  expect(content.source.revision()).not.toBe(revision);
});

it("makes a bounded number of calls for made-up paths, and one for each of them", async () => {
  service.publish("prøve", "/", page("Forside"));
  const content = await open();
  await content.refresh();
  const calls = service.asked.length;
  const paths = Array.from({ length: 1_000 }, (_, index) => `/findes-ikke/${index}`);
  const isThere = async (path: string) => content.source.hasPage({ site: "prøve", path });
  expect(new Set(await Promise.all(paths.map(isThere)))).toEqual(new Set([false]));
  for (const path of [...paths.slice(0, 10), "/wp-login.php", "/.env"]) expect(await isThere(path)).toBe(false);
  expect(service.asked.length - calls).toBe(allowance.atOnce);
  now += 60_000;
  for (const path of paths) await isThere(path);
  expect(service.asked.length - calls).toBe(allowance.atOnce + allowance.perMinute);
});

it("finds new pages that nothing leads to, however many", async () => {
  const content = await open();
  const paths = Array.from({ length: allowance.atOnce * 2 }, (_, index) => `/ny/${index}`);
  for (const path of paths) {
    service.publish("prøve", path, page(path));
    expect(await find(content, path)).toEqual(page(path));
  }
});

it("finds the pages of the files, and those that kept pages lead to, in the background", async () => {
  service.publish("prøve", "/", linkTo("/karriere?fra=forside"));
  service.publish("prøve", "/karriere", linkTo("/prøve-spring/job#nyt"));
  service.publish("prøve", "/fil", page("Fra CMS"));
  service.publish("prøve-spring", "/job", page("Job"));
  const content = await open();
  for (let round = 0; round < 3; round++) await content.refresh();
  const paths = async (site: string) => (await content.source.listPages(site)).map(({ path }) => path);
  expect([await paths("prøve"), await paths("prøve-spring")]).toEqual([
    ["/", "/fil", "/karriere"],
    ["/prøve-spring/job"],
  ]);
  expect(await content.source.listPages("prøve")).toBe(await content.source.listPages("prøve"));
  const calls = service.asked.length;
  await content.refresh();
  expect(service.asked).toHaveLength(calls);
});

it("never keeps the view of editors", async () => {
  service.publish("prøve", "/", page("Kladde"));
  const content = await open();
  const [first, second] = [await find(content, "/", { editing: true }), await find(content, "/", { editing: true })];
  expect(first).toEqual(layoutOf({ main: [quoteOf("Kladde")], editing: true }));
  expect(second).not.toBe(first);
  expect(service.asked.map(({ sc_mode: mode }) => mode)).toEqual(["edit", "edit"]);
  expect(await content.source.listPages("prøve")).toEqual([]);
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

it("shows the shared parts of the site where the page has none, and a page with one faulty block", async () => {
  const faulty = { uid: "f", componentName: "Findes ikke" };
  const sent = layoutOf({ main: [faulty, quoteOf("Rask")] });
  const { sitecore } = sent;
  service.publish("prøve", "/", {
    sitecore: {
      ...sitecore,
      route: { ...sitecore.route, placeholders: { ...sitecore.route.placeholders, "headless-footer": [] } },
    },
  });
  const shared = layoutOf({ main: [] });
  const footer = [quoteOf("Fod", "fod")];
  const content = await openHttpContent({
    files: sampleContent(
      {},
      {
        findEmptyPage: async () => ({
          sitecore: {
            ...shared.sitecore,
            route: { ...shared.sitecore.route, placeholders: { "headless-footer": footer } },
          },
        }),
      },
    ).source,
    layoutService: { url: service.url, key, timeoutMs: 1_000, maxAgeMs },
    folder,
    log: createLogger("info", { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }),
  });
  opened.push(content);
  expect((await find(content))?.sitecore.route.placeholders).toEqual({
    "headless-main": [faulty, quoteOf("Rask")],
    "headless-footer": footer,
  });
  expect(lines.map(({ level, msg, problems }) => [level, msg, problems])).toEqual([
    [
      "warn",
      "a page of the layout service has faults; visitors see the rest of it",
      ["Findes ikke: there is no such block"],
    ],
  ]);
});

it("names a block of conferences on another page once, however many visitors the page has", async () => {
  const faulty = { uid: "top", componentName: "ConferenceHeroHeader", fields: {} };
  service.publish("prøve", "/", layoutOf({ main: [quoteOf("Rask"), faulty] }));
  const content = await open();
  await find(content);
  await find(content);
  now += maxAgeMs;
  await content.refresh();
  await find(content);
  expect(lines.filter(({ level }) => level === "warn").map(({ path, problems }) => [path, problems])).toEqual([
    ["/", ["ConferenceHeroHeader: useConferenceData not available!"]],
  ]);
});

describe("after a restart without the layout service", () => {
  it("shows the pages that it last knew, and tells how old they are", async () => {
    service.publish("prøve", "/", page("Forside"));
    service.publish("prøve-spring", "/om", page("Om"));
    const before = await open();
    await find(before);
    await find(before, "/prøve-spring/om", { site: "prøve-spring" });
    await before.stop(1_000);
    await service.stop();
    now += 10_000;
    const content = await open();
    expect(await find(content)).toEqual(page("Forside"));
    expect(await find(content, "/prøve-spring/om", { site: "prøve-spring" })).toEqual(page("Om"));
    expect(await ready(content)).toEqual({ passes: true, source: { answers: false, ageSeconds: 10 } });
  });

  it("ignores damaged files and those of another layout service", async () => {
    service.publish("prøve", "/", page("Forside"));
    service.publish("prøve", "/fil", page("Fil"));
    const before = await open();
    await before.refresh();
    await before.stop(1_000);
    const [damaged = "", ...others] = await readdir(folder);
    await writeFile(join(folder, damaged), "{");
    await writeFile(join(folder, "x.unfinished"), "{}");
    const content = await open();
    expect(await content.source.listPages("prøve")).toHaveLength(1);
    await content.stop(1_000);
    expect(await readdir(folder)).toEqual(others);
    await service.stop();
    service = await startLayoutService();
    expect(await (await open()).source.listPages("prøve")).toEqual([]);
  });
});

it("writes the key into no line of the log and no file", async () => {
  service.publish("prøve", "/", page(`/?sc_apikey=${key}`));
  const content = await open();
  await find(content);
  service.answerWith((response) => response.end(JSON.stringify({ sitecore: key })));
  now += maxAgeMs;
  await content.refresh();
  await service.stop();
  await expect(find(content, "/ny")).rejects.not.toThrow(key);
  await content.stop(1_000);
  const [file = ""] = await readdir(folder);
  const written = JSON.stringify(lines) + (await readFile(join(folder, file), "utf8"));
  expect(written).toContain("no usable answer");
  for (const secret of [key, encodeURIComponent(key)]) expect(written).not.toContain(secret);
});

it("has the redirects of the files", async () => {
  const redirect = { to: "/ny", status: 301 } as const;
  const { source } = await open({ findRedirect: async ({ path }) => (path === "/gammel" ? redirect : undefined) });
  expect(await source.findRedirect({ site: "prøve", path: "/gammel" })).toBe(redirect);
  expect(await source.findRedirect({ site: "prøve", path: "/ny" })).toBeUndefined();
});

import * as v from "valibot";
import { expect, test } from "vitest";
import { GlobalSettings } from "./content/global-settings.ts";
import type { Rendering } from "./content/layout-service-data.ts";
import { renderSample } from "./testing/draw-sample.ts";
import { sampleAssets } from "./testing/sample-frame.ts";
import { sampleContent } from "./testing/sample-content.ts";
import { quoteOf } from "./testing/sample-layout.ts";
import { sampleSettings } from "./testing/sample-settings.ts";
import { sampleSite } from "./testing/sample-site.ts";

const widget = (fields: Record<string, unknown> = {}): Rendering => ({
  uid: "tool",
  componentName: "Widget",
  fields: { widget: { value: "cv-check" }, ...fields },
});
const quote = quoteOf("Sådan.");

const rendered = async (...given: Parameters<typeof renderSample>): Promise<string> =>
  (await renderSample(...given)).html;

const icon = { type: "image/svg+xml", bytes: Buffer.from("<svg/>") };
/** The links to files that the page requests after its first paint. */
const laterIn = (html: string): readonly Element[] => [
  ...(documentOf(html).querySelector<HTMLTemplateElement>("template[data-later]")?.content.children ?? []),
];
const documentOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("the head describes the page, with one style sheet and the first script, and names the files for later", async () => {
  const site = { ...sampleSite, files: new Map([["icon.svg", icon]]) };
  const { head, documentElement } = documentOf(await rendered({ main: [widget()], site }));
  expect(documentElement.lang).toBe("da");
  expect([...head.children].map((element) => element.outerHTML)).toEqual([
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>En side · Prøve</title>",
    '<meta name="description" content="Om en side.">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101E1B" media="(prefers-color-scheme: dark)">',
    '<meta name="robots" content="index, follow">',
    '<link rel="canonical" href="https://lk.example/en-side">',
    '<link rel="alternate" type="application/rss+xml" title="Artikler fra Prøve" href="/feeds/prøve/artikler.xml">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Prøve">',
    '<meta property="og:locale" content="da_DK">',
    '<meta property="og:title" content="En side · Prøve">',
    '<meta property="og:description" content="Om en side.">',
    '<meta property="og:url" content="https://lk.example/en-side">',
    '<meta name="twitter:card" content="summary">',
    expect.stringMatching(/^<template data-later="">/),
    "<script>before()</script>",
    '<link rel="stylesheet" href="/assets/page-site.css">',
    '<noscript><link rel="stylesheet" href="/assets/fonts.css"></noscript>',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<script type="module" src="/assets/page.js"></script>',
    '<script type="module" src="/loader.js"></script>',
  ]);
  expect(laterIn(await rendered({ main: [widget()], site })).map((element) => element.outerHTML)).toEqual([
    '<link rel="preload" href="/fonts/text.woff2" as="font" type="font/woff2" crossorigin="anonymous" data-family="LK Text" data-weight="400 700">',
    '<link rel="modulepreload" href="/platform/platform-abc.js" integrity="sha384-platform">',
    '<link rel="modulepreload" href="/widgets/cv-check/1.2.0/remoteEntry.js" integrity="sha384-entry">',
    '<link rel="modulepreload" href="/platform/shell-abc.js" integrity="sha384-shell">',
  ]);
});

test("a site with a tag manager names it on every page, whichever consent tool it has, but not to editors", async () => {
  const site = { ...sampleSite, tagManagerId: "GTM-ABC1" };
  const named = async (editing: boolean) => {
    const { html, policy } = await renderSample({ main: [quote], site, editing });
    return [documentOf(html).querySelector<HTMLMetaElement>("meta[name=tag-manager]")?.content, policy.hasTagManager];
  };
  expect([await named(false), await named(true)]).toEqual([
    ["GTM-ABC1", true],
    [undefined, false],
  ]);
});

test("the dialog before a session ends is on the pages of visitors, and not in editing or a preview", async () => {
  const site = { ...sampleSite, settings: v.parse(GlobalSettings, sampleSettings) };
  const asks = async (view: { readonly editing?: boolean; readonly pageState?: string }) => {
    const { body } = documentOf(await rendered({ main: [quote], site, ...view }));
    return body.querySelector("[data-session-timeout]") !== null;
  };
  const views = [
    {},
    { pageState: "normal" },
    { pageState: "preview" },
    { editing: true },
    { editing: true, pageState: "edit" },
  ];
  expect(await Promise.all(views.map(asks))).toEqual([true, true, false, false, false]);
});

test("only a page of a server with the debug panel contains it, empty, with its own script, and no editor's page does", async () => {
  const assets = { ...sampleAssets, sessionDebug: { styles: ["/assets/debug.css"], scripts: ["/assets/debug.js"] } };
  const plain = await rendered({ main: [quote] });
  const debug = await rendered({ main: [quote] }, { assets });
  expect(plain).not.toMatch(/debug/i);
  expect(await rendered({ main: [quote], editing: true }, { assets })).not.toMatch(/debug/i);
  const { head, body } = documentOf(debug);
  expect([...head.querySelectorAll('[href*="debug"],[src*="debug"]')].map(({ outerHTML }) => outerHTML)).toEqual([
    '<link rel="stylesheet" href="/assets/page-site+quote+debug.css">',
    '<script type="module" src="/assets/debug.js"></script>',
  ]);
  const panel = body.querySelector("[data-session-debug]");
  expect([panel, [...(panel?.querySelectorAll("dl") ?? [])].map((list) => list.textContent)]).toEqual([
    body.lastElementChild,
    Array(7).fill(""),
  ]);
});

const field = (value: unknown) => ({ value });
/** The attributes of the elements of the head that name one of `names`. */
const tagsOf = ({ head }: Document, ...names: readonly string[]): readonly string[] =>
  [...head.children].map(({ outerHTML }) => outerHTML).filter((tag) => names.some((name) => tag.includes(`="${name}`)));

test("a page that is shared has its picture and its time in the head", async () => {
  const fields = {
    ogImage: field({ src: "/media/bord.jpg", alt: "Et bord", width: "1200", height: 630 }),
    publishedDate: field("2026-11-05T22:00:00Z"),
    updatedDate: field("2026-11-07"),
    tags: [{ id: "1", name: "løn", fields: { title: field("Løn") } }, { id: "2", name: "ferie" }, { name: "uden id" }],
    contentTypes: [{ id: "9", displayName: "Artikel", fields: {} }],
  };
  const tags = tagsOf(
    documentOf(await rendered({ main: [], fields })),
    "og:image",
    "article:",
    "tw",
    "tags",
    "content-",
  );
  expect(tags).toEqual([
    '<meta property="og:image" content="https://lk.example/media/bord.jpg">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Et bord">',
    '<meta property="article:published_time" content="2026-11-05T22:00:00.000Z">',
    '<meta property="article:modified_time" content="2026-11-06T23:00:00.000Z">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:image" content="https://lk.example/media/bord.jpg">',
    '<meta name="twitter:image:alt" content="Et bord">',
    '<meta name="tags" content="Løn" data-id="1">',
    '<meta name="tags" content="ferie" data-id="2">',
    '<meta name="content-types" content="Artikel" data-id="9">',
  ]);
});

test("a page without a picture of its own has that of its site", async () => {
  const ogImage = { src: "/media/og.png", alt: "En kreds af stole", width: 1200, height: 630 };
  const site = { ...sampleSite, ogImage };
  const of = async (fields: Readonly<Record<string, unknown>>) =>
    tagsOf(documentOf((await renderSample({ main: [], fields, site })).html), "og:image", "twitter:");
  expect(await of({})).toEqual([
    '<meta property="og:image" content="https://lk.example/media/og.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="En kreds af stole">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:image" content="https://lk.example/media/og.png">',
    '<meta name="twitter:image:alt" content="En kreds af stole">',
  ]);
  expect(await of({ ogImage: field({ src: "/media/bord.jpg", alt: "" }) })).toEqual([
    '<meta property="og:image" content="https://lk.example/media/bord.jpg">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:image" content="https://lk.example/media/bord.jpg">',
  ]);
});

test("pages for young leaders name their profile type for the script, except while they are edited", async () => {
  const typeOf = async (kind: "main" | "spring", editing: boolean) =>
    tagsOf(documentOf((await renderSample({ main: [], editing, site: { ...sampleSite, kind } })).html), "profile-type");
  expect(await typeOf("spring", false)).toEqual(['<meta name="profile-type" content="1">']);
  expect([await typeOf("spring", true), await typeOf("main", false)]).toEqual([[], []]);
});

test.each([
  ["a page that says so", { main: [], fields: { robots: field("NOINDEX,follow") } }, "noindex, follow"],
  ["a tool for other pages", { main: [], templateName: "WidgetPage" }, "noindex"],
  ["a page in editing", { main: [], editing: true }, "noindex"],
])("%s is not listed by search engines, and has no canonical address", async (_case, sample, robots) => {
  const page = await renderSample(sample);
  expect(page.robots).toBe(robots);
  expect(tagsOf(documentOf(page.html), "robots", "canonical", "og:")).toEqual([
    `<meta name="robots" content="${robots}">`,
  ]);
});

test("a copy names the address of its original", async () => {
  const copy = documentOf(await rendered({ main: [], fields: { canonicalUrl: field({ href: "/løn" }) } }));
  expect(tagsOf(copy, "canonical", "og:url")).toEqual([
    '<link rel="canonical" href="https://lk.example/l%C3%B8n">',
    '<meta property="og:url" content="https://lk.example/l%C3%B8n">',
  ]);
});

test("a page without a title and a description, as a CMS sends it, has its name", async () => {
  const fields = { metaTitle: field(""), metaDescription: field(""), ogImage: field({}), publishedDate: field("") };
  const { title, head } = documentOf(await rendered({ main: [], fields }));
  expect([title, head.querySelector("[name=description]")]).toEqual(["Prøve", null]);
});

test("the sheets of blocks are one file, and their scripts are linked once each, also those of blocks inside others", async () => {
  const accordion: Rendering = {
    uid: "a",
    componentName: "Accordion",
    fields: { items: [{ fields: { title: field("Hvad?"), text: field("Det.") } }] },
  };
  const tabs: Rendering = {
    uid: "t",
    componentName: "Tabs",
    fields: { items: [{ fields: { label: field("Et") } }] },
    placeholders: { "tab-1": [quote, accordion] },
  };
  const { head } = documentOf(await rendered({ main: [tabs, { ...quote, uid: "q2" }] }));
  expect([...head.querySelectorAll(":scope > [rel=stylesheet]")].map((link) => link.getAttribute("href"))).toEqual([
    "/assets/page-site+prose+accordion+quote+tabs.css",
  ]);
  expect([...head.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"))).toEqual([
    "/assets/page.js",
    "/assets/tabs.js",
  ]);
});

test("a page without widgets has only the scripts of every page", async () => {
  const document = documentOf(await rendered({ main: [quote] }));
  expect([...document.querySelectorAll("script, [rel=modulepreload]")].map(({ outerHTML }) => outerHTML)).toEqual([
    "<script>before()</script>",
    '<script type="module" src="/assets/page.js"></script>',
  ]);
});

const eager = widget({ load: { value: "eager" } });
const modules = async (main: readonly Rendering[], savesData = false): Promise<readonly (string | null)[]> =>
  laterIn(await rendered({ main }, { savesData }))
    .filter((link) => link.matches("[rel=modulepreload], [rel=preload][as=fetch]"))
    .map((link) => link.getAttribute("href"));
const everything = ["/platform/platform-abc.js", "/widgets/cv-check/1.2.0/remoteEntry.js", "/platform/shell-abc.js"];

test.each([
  ["on the first screen", [quote, widget()], everything],
  ["that is eager, at any position", [quote, quote, quote, eager], everything],
  ["that is scrolled to", [quote, quote, widget()], []],
  ["that waits until the page is done", [widget({ load: { value: "idle" } })], []],
  ["that waits for an interaction", [widget({ load: { value: "interaction" } })], []],
])("the scripts of a widget %s are preloaded only if every visitor needs them", async (_case, main, files) => {
  expect(await modules(main)).toEqual(files);
});

test("no script is preloaded for a visitor who saves data", async () => {
  expect(await modules([eager], true)).toEqual([]);
});

test("a widget inside other blocks, or in shared content, gets its loader and its files, too", async () => {
  const inTabs: Rendering = {
    uid: "t",
    componentName: "Tabs",
    fields: { items: [{ fields: { label: field("Et") } }] },
    placeholders: { "tab-1": [widget()] },
  };
  const inShared: Rendering = { uid: "s", componentName: "StaticPage", fields: { key: field("tool") } };
  const { source } = sampleContent({}, { findStaticPage: async () => ({ key: "tool", renderings: [widget()] }) });
  for (const main of [[inTabs], [inShared]]) {
    const html = await rendered({ main }, { content: source });
    expect(documentOf(html).querySelector('[src="/loader.js"]')).not.toBeNull();
    expect(laterIn(html).filter((link) => link.matches("[rel=modulepreload]"))).toHaveLength(3);
  }
});

test("two placeholders of one widget preload its files once", async () => {
  const html = await rendered({ main: [widget(), { ...widget(), uid: "second" }] });
  expect(laterIn(html).filter((link) => link.matches("[rel=modulepreload]"))).toHaveLength(3);
  expect(documentOf(html).querySelectorAll("body template")).toHaveLength(2);
});

test("a widget's first frame is in a shadow root, with its style sheets and default texts", async () => {
  const document = documentOf(await rendered({ main: [widget({ load: { value: "eager" } })] }));
  expect(document.querySelector("[data-widget]")?.outerHTML).toBe(
    '<div data-widget="cv-check" data-widget-load="eager"><template shadowrootmode="open"><link rel="stylesheet" href="/widgets/cv-check/1.2.0/widget.css" integrity="sha384-style" crossorigin="anonymous"><div data-widget-root=""><h2>Hvor stærkt står dit CV?</h2><button type="button">Vælg dit CV</button></div></template></div>',
  );
});

test("an editor's texts replace the defaults, never as markup", async () => {
  const words = "<img src=x onerror=alert(1)> & “så”</script>";
  const html = await rendered({
    main: [widget({ uploadTitle: { value: words }, version: { value: "canary" }, areas: { value: 3 } })],
  });
  const placeholder = documentOf(html).querySelector<HTMLElement>("[data-widget]");
  expect(placeholder?.getAttributeNames()).toEqual(["data-widget", "data-widget-version"]);
  expect(placeholder?.dataset["widgetVersion"]).toBe("canary");
  expect(placeholder?.querySelector("template")?.content.querySelector("h2")?.childNodes).toHaveLength(1);
  expect(placeholder?.querySelector("template")?.content.querySelector("h2")?.textContent).toBe(words);
  const json = placeholder?.querySelector(":scope > script[type='application/json']")?.textContent ?? "";
  expect(JSON.parse(json)).toEqual({ uploadTitle: words, areas: 3 });
  expect(json).not.toContain("<");
});

test("an unknown widget has an empty placeholder for the loader", async () => {
  const document = documentOf(await rendered({ main: [widget()] }, { frameOf: () => undefined }));
  expect(document.querySelector("[data-widget]")?.outerHTML).toBe('<div data-widget="cv-check"></div>');
  expect([...document.scripts].at(-1)?.getAttribute("src")).toBe("/loader.js");
});

const unknown: Rendering = { uid: "x", componentName: "Karrusel" };
const incomplete: Rendering = { uid: "y", componentName: "Quote", fields: {} };

test("an unsound block is skipped, and the rest of the page is shown", async () => {
  const document = documentOf(await rendered({ main: [unknown, quote, incomplete] }));
  expect(document.querySelector("main")?.textContent).toBe("Sådan.");
  expect(document.body.dataset["widgetEditing"]).toBeUndefined();
});

test("an editor sees which block is skipped and why", async () => {
  const document = documentOf(await rendered({ main: [unknown, quote, incomplete], editing: true }));
  expect([...document.querySelectorAll("[role=note]")].map((note) => note.textContent)).toEqual([
    "Blokken “Karrusel” vises ikke for besøgendethere is no such blockx",
    expect.stringMatching(/^Blokken “Quote” vises ikke for besøgendetext: /),
  ]);
  expect(document.body.dataset["widgetEditing"]).toBe("confirmed");
});

test("a page of an unknown template is shown as a page of blocks, and an editor is told", async () => {
  const sample = { main: [quote], templateName: "Blogpost" };
  const [visitor, editor] = [
    documentOf(await rendered(sample)),
    documentOf(await rendered({ ...sample, editing: true })),
  ];
  expect(visitor.querySelector("main")?.textContent).toBe("Sådan.");
  expect([...editor.querySelectorAll("[role=note]")].map((note) => note.textContent)).toEqual([
    "ContentPageSkabelonen “Blogpost” findes ikke. Siden vises som ContentPage.",
  ]);
});

test("a tool for other pages is nothing but its blocks", async () => {
  const { body } = documentOf(await rendered({ main: [quote], templateName: "WidgetPage" }));
  expect([...body.children].map(({ localName }) => localName)).toEqual(["main"]);
});

test("a page of steps has a link that closes it in place of the header", async () => {
  const closing = async (fields: Record<string, unknown>) => {
    const link = documentOf(await rendered({ main: [quote], templateName: "StepperPage", fields })).querySelector(
      "header a",
    );
    return [link?.getAttribute("href"), link?.textContent];
  };
  expect(await closing({ returnLink: field({ href: "/bliv-medlem" }), closeLabel: field("Stop") })).toEqual([
    "/bliv-medlem",
    "Stop",
  ]);
  expect(await closing({ returnLink: field({ href: "" }), closeLabel: field("") })).toEqual(["/", "Luk"]);
});

test("rich text is sanitised", async () => {
  const text: Rendering = {
    uid: "t",
    componentName: "RichText",
    fields: { text: { value: '<p onclick="x()">Hej<script>x()</script></p>' } },
  };
  expect(documentOf(await rendered({ main: [text] })).querySelector("main p")?.outerHTML).toBe("<p>Hej</p>");
});

test("equal input gives equal bytes", async () => {
  expect(await rendered({ main: [widget(), quote] })).toBe(await rendered({ main: [widget(), quote] }));
});

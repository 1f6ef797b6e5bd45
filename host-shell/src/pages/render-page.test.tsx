import { expect, test } from "vitest";
import type { Rendering } from "./content/layout-service-data.ts";
import { serviceWindowsAt } from "../services/site-settings/service-windows.ts";
import { preparePage } from "./prepare-page.ts";
import { renderPage } from "./render-page.tsx";
import { sampleAssets, sampleFrame } from "./testing/sample-frame.ts";
import { layoutOf } from "./testing/sample-layout.ts";

const widget = (fields: Record<string, unknown> = {}): Rendering => ({
  uid: "tool",
  componentName: "Widget",
  fields: { widget: { value: "cv-check" }, ...fields },
});
const quote: Rendering = { uid: "q", componentName: "Quote", fields: { text: { value: "Sådan." } } };

function rendered(layout: Parameters<typeof layoutOf>[0], { known = true, savesData = false } = {}): string {
  return renderPage(preparePage(layoutOf(layout)), {
    path: "/en-side",
    canonical: "https://lk.example/en-side",
    assets: sampleAssets,
    savesData,
    service: serviceWindowsAt(undefined, 0),
    frameOf: () => (known ? sampleFrame : undefined),
  });
}

const documentOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("the head describes the page, and preloads the files of the first screen", () => {
  const { head, documentElement } = documentOf(rendered({ main: [widget()] }));
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
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Prøve">',
    '<meta property="og:locale" content="da_DK">',
    '<meta property="og:title" content="En side · Prøve">',
    '<meta property="og:description" content="Om en side.">',
    '<meta property="og:url" content="https://lk.example/en-side">',
    '<meta name="twitter:card" content="summary">',
    '<link rel="preload" href="/fonts/text.woff2" as="font" type="font/woff2" crossorigin="anonymous">',
    '<link rel="preload" href="/widgets/cv-check/1.2.0/widget.css" as="style" integrity="sha384-style" crossorigin="anonymous">',
    '<link rel="modulepreload" href="/platform/platform-abc.js" integrity="sha384-platform">',
    '<link rel="modulepreload" href="/widgets/cv-check/1.2.0/remoteEntry.js" integrity="sha384-entry">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="preload" href="/widgets/registry.json" as="fetch" crossorigin="anonymous">',
    '<link rel="modulepreload" href="/platform/shell-abc.js" integrity="sha384-shell">',
    '<script src="/assets/before-first-paint.js"></script>',
    '<link rel="stylesheet" href="/assets/site.css">',
    '<script type="module" src="/assets/page.js"></script>',
    '<script type="module" src="/loader.js"></script>',
  ]);
});

test("a page without widgets has only the scripts of every page", () => {
  const document = documentOf(rendered({ main: [quote] }));
  expect([...document.querySelectorAll("script, [rel=modulepreload]")].map(({ outerHTML }) => outerHTML)).toEqual([
    '<script src="/assets/before-first-paint.js"></script>',
    '<script type="module" src="/assets/page.js"></script>',
  ]);
});

const eager = widget({ load: { value: "eager" } });
const modules = (main: readonly Rendering[], savesData = false): readonly (string | null)[] =>
  [
    ...documentOf(rendered({ main }, { savesData })).querySelectorAll("[rel=modulepreload], [rel=preload][as=fetch]"),
  ].map((link) => link.getAttribute("href"));
const everything = [
  "/platform/platform-abc.js",
  "/widgets/cv-check/1.2.0/remoteEntry.js",
  "/widgets/registry.json",
  "/platform/shell-abc.js",
];

test.each([
  ["on the first screen", [quote, widget()], everything],
  ["that is eager, at any position", [quote, quote, quote, eager], everything],
  ["that is scrolled to", [quote, quote, widget()], []],
  ["that waits until the page is done", [widget({ load: { value: "idle" } })], []],
  ["that waits for an interaction", [widget({ load: { value: "interaction" } })], []],
])("the scripts of a widget %s are preloaded only if every visitor needs them", (_case, main, files) => {
  expect(modules(main)).toEqual(files);
});

test("no script is preloaded for a visitor who saves data", () => {
  expect(modules([eager], true)).toEqual([]);
});

test("two placeholders of one widget preload its files once", () => {
  const document = documentOf(rendered({ main: [widget(), { ...widget(), uid: "second" }] }));
  expect(document.querySelectorAll("[rel=modulepreload]")).toHaveLength(3);
  expect(document.querySelectorAll("template")).toHaveLength(2);
});

test("a widget's first frame is in a shadow root, with its style sheets and default texts", () => {
  const document = documentOf(rendered({ main: [widget({ load: { value: "eager" } })] }));
  expect(document.querySelector("[data-widget]")?.outerHTML).toBe(
    '<div data-widget="cv-check" data-widget-load="eager"><template shadowrootmode="open"><link rel="stylesheet" href="/widgets/cv-check/1.2.0/widget.css" integrity="sha384-style" crossorigin="anonymous"><div data-widget-root=""><h2>Hvor stærkt står dit CV?</h2><button type="button">Vælg dit CV</button></div></template></div>',
  );
});

test("an editor's texts replace the defaults, never as markup", () => {
  const words = "<img src=x onerror=alert(1)> & “så”</script>";
  const html = rendered({
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

test("an unknown widget has an empty placeholder for the loader", () => {
  const document = documentOf(rendered({ main: [widget()] }, { known: false }));
  expect(document.querySelector("[data-widget]")?.outerHTML).toBe('<div data-widget="cv-check"></div>');
  expect([...document.scripts].at(-1)?.getAttribute("src")).toBe("/loader.js");
});

const unknown: Rendering = { uid: "x", componentName: "Karrusel" };
const broken: Rendering = { uid: "y", componentName: "Quote", fields: {} };

test("an unsound block is skipped, and the rest of the page is shown", () => {
  const document = documentOf(rendered({ main: [unknown, quote, broken] }));
  expect(document.querySelector("main")?.textContent).toBe("Sådan.");
  expect(document.body.dataset["widgetEditing"]).toBeUndefined();
});

test("an editor sees which block is skipped and why", () => {
  const document = documentOf(rendered({ main: [unknown, quote, broken], editing: true }));
  expect([...document.querySelectorAll("[role=note]")].map((note) => note.textContent)).toEqual([
    "Blokken “Karrusel” vises ikke for besøgendethere is no such block",
    expect.stringMatching(/^Blokken “Quote” vises ikke for besøgendetext: /),
  ]);
  expect(document.body.dataset["widgetEditing"]).toBe("");
});

test("rich text is sanitised", () => {
  const text: Rendering = {
    uid: "t",
    componentName: "RichText",
    fields: { text: { value: '<p onclick="x()">Hej<script>x()</script></p>' } },
  };
  expect(documentOf(rendered({ main: [text] })).querySelector("main p")?.outerHTML).toBe("<p>Hej</p>");
});

test("equal input gives equal bytes", () => {
  expect(rendered({ main: [widget(), quote] })).toBe(rendered({ main: [widget(), quote] }));
});

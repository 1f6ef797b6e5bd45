import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { Rendering } from "../content/layout-service-data.ts";
import { drawSample } from "../testing/draw-sample.ts";
import { sampleContent } from "../testing/sample-content.ts";
import { quoteOf } from "../testing/sample-layout.ts";
import { ownBlock } from "./own-block.ts";
import type { Drawing, SoundBlock } from "./prepared-block.ts";
import { drawPlaceholder } from "./draw-block.tsx";

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const tabsOf = (main: readonly Rendering[], uid = "t"): Rendering => ({
  uid,
  componentName: "Tabs",
  fields: { items: [{ fields: { label: { value: "Fane" } } }] },
  placeholders: { "tab-1": main },
});
const throws: SoundBlock = ownBlock("itu", () => {
  throw new Error("gik itu");
});

describe("a block that throws while it is drawn", () => {
  const drawn = async (editing: boolean) => {
    const broken: unknown[] = [];
    const html = await drawSample([quoteOf("Før."), throws, quoteOf("Efter.", "q2")], {
      editing,
      onBroken: (error, { componentName }) => broken.push([componentName, error]),
    });
    return { text: textOf(html), broken };
  };

  test("is left out for visitors, and its error is told", async () => {
    const { text, broken } = await drawn(false);
    expect([text, broken]).toEqual(["Før. Efter.", [["itu", new Error("gik itu")]]]);
  });

  test("is a card with the reason for editors", async () => {
    expect((await drawn(true)).text).toBe("Før. Blokken “itu” vises ikke for besøgende gik itu itu Efter.");
  });

  test("inside another one costs only itself", async () => {
    const child = { ...throws, uid: "barn" };
    const parent: SoundBlock = {
      ...ownBlock("ydre", () => createElement("p")),
      children: new Map([["x", [child]]]),
      draw: ({ slot }) => createElement("section", slot("x")),
    };
    expect(await drawSample([parent], { onBroken: () => undefined })).toBe("<section></section>");
  });
});

test.each([
  ["an unknown component", { uid: "x", componentName: "Karrusel" }, "there is no such block"],
  ["a name of the language", { uid: "x", componentName: "constructor" }, "there is no such block"],
  ["a missing field", { uid: "x", componentName: "Quote" }, "text: is missing"],
])("%s is nothing for visitors, and a card for editors", async (_case, rendering, problem) => {
  expect(await drawSample([rendering])).toBe("");
  const card = `Blokken “${rendering.componentName}” vises ikke for besøgende ${problem} x`;
  expect(textOf(await drawSample([rendering], { editing: true }))).toBe(card);
});

test("a component has the names that a CMS gives it", async () => {
  const text: Rendering = { uid: "t", componentName: "TextBlock", fields: { text: { value: "<p>Hej</p>" } } };
  expect(textOf(await drawSample([text]))).toBe("Hej");
});

describe("parameters", () => {
  const drawn = async (params: Record<string, string>, editing = false) =>
    drawSample([{ ...quoteOf("Sådan."), params }], { editing });

  test("that are not understood have their defaults, and editors are told", async () => {
    const odd = { FieldNames: "09", padding: "venstre", anchor: "a b" };
    expect(await drawn(odd)).toBe(await drawn({}));
    expect(textOf(await drawn(odd, true))).toBe(
      [
        "Quote Varianten “09” findes ikke. Vælg en af: 01. Her vises 01.",
        "Luften “venstre” findes ikke. Vælg en af: both, top, bottom, none.",
        "Ankeret “a b” må kun have bogstaver, tal, “-” og “_”. Sådan.",
      ].join(" "),
    );
  });

  test("set the id and the padding of the outermost element", async () => {
    expect(await drawn({ anchor: "løn", padding: "none" })).toMatch(/^<div [^>]*id="løn" data-padding="none"/);
    expect(await drawn({ padding: "both" })).toMatch(/^<div [^>]*id="q">/);
  });
});

test("a block with the id of another one gets another id, also inside others, and editors are told", async () => {
  const same = { ...quoteOf("a"), params: { anchor: "løn" } };
  const page = [same, tabsOf([{ ...same, uid: "q2" }]), { ...same, uid: "q3" }];
  const html = await drawSample(page);
  expect([...html.matchAll(/ id="(løn[^"]*)"/g)].map(([, id]) => id)).toEqual(["løn", "løn-2", "løn-3"]);
  expect(await drawSample(page, { editing: true })).toContain("Ankeret “løn” er brugt før på siden.");
});

describe("blocks inside blocks", () => {
  const nestedTabs = (depth: number): Rendering =>
    Array.from({ length: depth }).reduce<Rendering>(
      (inner, _, index) => tabsOf([inner], `t${index}`),
      quoteOf("Dybt."),
    );

  test("are drawn to a depth of 16", async () => {
    expect(textOf(await drawSample([nestedTabs(15)]))).toContain("Dybt.");
  });

  test("are left out below it, and editors are told", async () => {
    expect(textOf(await drawSample([nestedTabs(16)]))).not.toContain("Dybt.");
    expect(textOf(await drawSample([nestedTabs(16)], { editing: true }))).toContain(
      "Blokken “Quote” vises ikke for besøgende is more than 16 blocks deep in other blocks",
    );
  });

  test("are found by the dynamic name of their placeholder", async () => {
    const dynamic = {
      ...tabsOf([]),
      params: { DynamicPlaceholderId: "3" },
      placeholders: { "tab-1-3": [quoteOf("Inde.")] },
    };
    expect(textOf(await drawSample([dynamic]))).toContain("Inde.");
  });
});

describe("a list", () => {
  const accordion = (count: number): Rendering => ({
    uid: "a",
    componentName: "Accordion",
    fields: {
      title: { value: "Spørgsmål" },
      items: Array.from({ length: count }, () => ({
        fields: { title: { value: "Et punkt" }, text: { value: "Det." } },
      })),
    },
  });

  test("without items is nothing for visitors, not even its heading, and a text for editors", async () => {
    expect(await drawSample([accordion(0)])).toBe("");
    expect(textOf(await drawSample([accordion(0)], { editing: true }))).toContain("No items inserted");
  });

  test.each([1, 40])("of %i equal items has as many, with different ids", async (count) => {
    const html = await drawSample([accordion(count)]);
    expect(html.match(/Et punkt/g)).toHaveLength(count);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("for the editor of a CMS", () => {
  test("placeholders and blocks have marks around them, also those inside others", async () => {
    const html = await drawSample([tabsOf([])], { editing: true });
    const mark = (kind: string, open: string) =>
      `<code type="text/sitecore" chrometype="${kind}" class="scpm" kind="open" id="${open}" hidden=""></code>`;
    expect(html.startsWith(mark("rendering", "t"))).toBe(true);
    expect(html).toContain(`${mark("placeholder", "tab-1_t")}<div `);
    expect(html).toContain('data-empty-placeholder="tab-1"');
    expect(html.match(/kind="open"/g)).toHaveLength(2);
    expect(html.match(/kind="close"/g)).toHaveLength(2);
  });

  test("an uid cannot close the mark", async () => {
    expect(await drawSample([quoteOf("a", '"><script>')], { editing: true })).not.toContain("<script>");
  });

  test("a text has the metadata of its field around it", async () => {
    const text = { value: "Sådan & <så>", metadata: { fieldId: "{1}", title: "</code>" } };
    const rendering: Rendering = { uid: "q", componentName: "Quote", fields: { text } };
    const html = await drawSample([rendering], { editing: true });
    expect(html).toContain(
      '<code type="text/sitecore" chrometype="field" class="scpm" kind="open" hidden="">{&#34;fieldId&#34;:&#34;{1}&#34;,&#34;title&#34;:&#34;&#60;/code&#62;&#34;}</code>Sådan &amp; &lt;så&gt;<code type="text/sitecore" chrometype="field" class="scpm" kind="close" hidden=""></code>',
    );
    expect(await drawSample([rendering])).not.toContain("<code");
  });

  const withMetadata = (value: string) => ({ value, metadata: { fieldId: "{1}" } });

  test("a text in an attribute and in the props of a widget stays a plain text", async () => {
    const tabs = { ...tabsOf([]), fields: { ...tabsOf([]).fields, title: withMetadata("Løn & ferie") } };
    expect(await drawSample([tabs], { editing: true })).toContain('aria-label="Løn &amp; ferie"');
    const card: Rendering = { uid: "c", componentName: "CrossLink", fields: { title: withMetadata("Find </job>") } };
    const html = await drawSample([card], { editing: true });
    const [, props = ""] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(props)).toEqual({ jobmatchTitle: "Find </job>" });
  });

  test("a text that is drawn in parts has its metadata around all of them", async () => {
    const fields = {
      title: withMetadata("Du leder.\nVi passer på dig."),
      lead: { value: "Sådan." },
      primaryLink: { value: { href: "/", text: "Bliv medlem" } },
    };
    const html = await drawSample([{ uid: "h", componentName: "HeroHeader", fields }], { editing: true });
    expect(html).toMatch(/<h1 [^>]*>(?:<[^/][^>]*>)*<code [^>]*kind="open"[^>]*>[^<]*fieldId[^<]*<\/code>/);
    expect(textOf(html.replaceAll(/<code [^>]*>[^<]*<\/code>/g, ""))).toBe(
      "Du leder. Vi passer på dig. Sådan. Bliv medlem",
    );
  });

  test("a text that is a key is read without its metadata", async () => {
    const { source } = sampleContent(
      {},
      { findStaticPage: async ({ key }) => (key === "ring" ? { key, renderings: [quoteOf("Ring.")] } : undefined) },
    );
    const shared: Rendering = { uid: "s", componentName: "StaticPage", fields: { key: withMetadata("ring") } };
    expect(await drawSample([shared], { editing: true, content: source })).toContain("Ring.");
    const fields = { widget: { value: "cv-check" }, version: withMetadata("canary") };
    const asked: string[] = [];
    const frameOf = ({ version }: { readonly version: string }) => void asked.push(version);
    await drawSample([{ uid: "w", componentName: "Widget", fields }], { editing: true, frameOf });
    expect(asked).toEqual(["canary"]);
  });

  test("rich text has its metadata around its markup", async () => {
    const text = withMetadata("<p>Et</p><p>To</p>");
    const html = await drawSample([{ uid: "t", componentName: "RichText", fields: { text } }], { editing: true });
    expect(html).toMatch(
      /kind="open" hidden="">[^<]*fieldId[^<]*<\/code><p>Et<\/p><p>To<\/p><code [^>]*kind="close"[^>]*><\/code>/,
    );
  });

  test("an empty placeholder names the blocks that fit in it", () => {
    const view = { editing: true } as const;
    const drawer = { view: view as Parameters<typeof drawPlaceholder>[2]["view"], onBroken: () => undefined };
    const shown = (name: string, owner?: string) => textOf(drawPlaceholder(name, [], drawer, owner));
    expect(shown("headless-header")).toBe("Her kan du sætte CookieConsent (headless-header)");
    expect(shown("headless-footer")).toBe("Her kan du sætte SignupSheet eller StaticPage (headless-footer)");
    expect(shown("headless-main")).toMatch(
      /^Her kan du sætte Accordion, ArticleCards, AttentionCard, .* eller Widget \(headless-main\)$/,
    );
    expect(shown("tab-1", "t")).toMatch(/^Her kan du sætte Accordion, (?!.*(Breadcrumbs|Header)).*Quote,/);
  });
});

describe("for visitors, a block is drawn again only if something that it reads has changed", () => {
  /** A block that counts its drawings and shows the result of `shown`. */
  const counted = (shown: (drawing: Drawing) => string, more: Partial<SoundBlock> = {}) => {
    let drawings = 0;
    const block: SoundBlock = {
      ...ownBlock("talt", () => createElement("p")),
      ...more,
      draw: (drawing) => {
        drawings += 1;
        return createElement("p", undefined, shown(drawing));
      },
    };
    return { block, drawings: () => drawings };
  };

  test("a part of the view that it does not read does not matter", async () => {
    const { block, drawings } = counted(({ view }) => view.path);
    expect(await drawSample([block], { path: "/a", now: 1 })).toBe("<p>/a</p>");
    expect(await drawSample([block], { path: "/a", now: 2, correlationId: "x" })).toBe("<p>/a</p>");
    expect(drawings()).toBe(1);
    expect(await drawSample([block], { path: "/b" })).toBe("<p>/b</p>");
    expect(drawings()).toBe(2);
  });

  test("the time matters from the moment on that the block names", async () => {
    const { block, drawings } = counted(({ view }) => (view.now < 10 ? "før" : "efter"), { changesAt: () => 10 });
    expect(await drawSample([block], { now: 1 })).toBe("<p>før</p>");
    expect(await drawSample([block], { now: 9 })).toBe("<p>før</p>");
    expect(drawings()).toBe(1);
    expect(await drawSample([block], { now: 10 })).toBe("<p>efter</p>");
  });

  test("the blocks inside it matter", async () => {
    const child = counted(({ view }) => view.path);
    let drawings = 0;
    const parent: SoundBlock = {
      ...ownBlock("ydre", () => createElement("p")),
      children: new Map([["x", [child.block]]]),
      draw: ({ slot }) => {
        drawings += 1;
        return createElement("section", slot("x"));
      },
    };
    expect(await drawSample([parent], { path: "/a" })).toBe("<section><p>/a</p></section>");
    expect(await drawSample([parent], { path: "/a", now: 1 })).toBe("<section><p>/a</p></section>");
    expect(drawings).toBe(1);
    expect(await drawSample([parent], { path: "/b" })).toBe("<section><p>/b</p></section>");
    expect([drawings, child.drawings()]).toEqual([2, 2]);
  });

  test("an editor always gets a new drawing", async () => {
    const { block, drawings } = counted(() => "her");
    await drawSample([block], { editing: true });
    await drawSample([block], { editing: true });
    expect(drawings()).toBe(2);
  });
});

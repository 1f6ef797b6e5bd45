import { describe, expect, test } from "vitest";
import { drawSample } from "../testing/draw-sample.ts";
import { blocks } from "./block-registry.ts";
import { image, items, link, richText, text } from "./block-samples.ts";

/** The fields that a block needs, and the names of those that may be empty. */
interface Table {
  readonly needed: Readonly<Record<string, unknown>>;
  readonly mayBeEmpty: readonly string[];
  /** The list of the block: its name, an item, and the names of the fields of an item that may be empty. */
  readonly list?: readonly [
    name: string,
    item: (index: number) => Readonly<Record<string, unknown>>,
    itemMayBeEmpty: readonly string[],
  ];
}

const ofCards = ["title", "lead", "closing", "closingLink", "closingNote"];
const itemFields = (index: number) => ({
  title: text(`Overskrift ${index}`),
  text: text("En sætning."),
  link: link(`/side/${index}`, "Læs mere"),
});
const cards = (...itemMayBeEmpty: readonly string[]): Table => ({
  needed: {},
  mayBeEmpty: ofCards,
  list: ["items", itemFields, itemMayBeEmpty],
});
const topics = (...itemMayBeEmpty: readonly string[]): Table => ({
  needed: {},
  mayBeEmpty: ofCards,
  list: ["items", (index) => ({ title: text(`Emne ${index}`) }), itemMayBeEmpty],
});
const ofPersons = [
  "title",
  "text",
  "city",
  "tags",
  "link",
  "phone",
  "email",
  "linkedIn",
  "imgXS",
  "imgMD",
  "cardImgXS",
];
const persons: Table = {
  needed: {},
  mayBeEmpty: ["title", "lead"],
  list: ["persons", (index) => ({ firstName: text(`Person ${index}`) }), ["lastName", ...ofPersons]],
};
const person = { id: "en", name: "Ib Holm", fields: { firstName: text("Ib"), lastName: text("Holm") } };

const table: Readonly<Record<string, Table>> = {
  Accordion: {
    needed: {},
    mayBeEmpty: ["title"],
    list: ["items", (index) => ({ title: text(`Spørgsmål ${index}`), text: richText("<p>Svar.</p>") }), []],
  },
  AttentionCard: { needed: { title: text("Husk"), text: richText("<p>Læs den.</p>") }, mayBeEmpty: ["link"] },
  BackButton: { needed: {}, mayBeEmpty: ["label", "link"] },
  BioHeader: { needed: { person }, mayBeEmpty: ["lead"] },
  ContactBanner: { needed: { title: text("Ring") }, mayBeEmpty: ["text", "phone", "email", "link", "image"] },
  ContentHeader: {
    needed: { title: text("Opsigelse") },
    mayBeEmpty: ["kicker", "lead", "image", "imageNarrow", "link", "linkNote"],
  },
  Divider: { needed: {}, mayBeEmpty: [] },
  Downloads: {
    needed: {},
    mayBeEmpty: ["title", "lead"],
    list: ["items", (index) => ({ file: { value: { src: `/media/${index}.pdf`, title: `Fil ${index}` } } }), []],
  },
  ExpandBox: {
    needed: { title: text("Sådan"), text: richText("<p>Ja.</p>") },
    mayBeEmpty: ["openText", "closeText"],
  },
  FactBox: {
    needed: { title: text("Kort fortalt"), text: richText("<p>Ja.</p>") },
    mayBeEmpty: ["link", "lead", "items"],
  },
  FeatureSlider: topics("description", "link"),
  GuideCards: cards("image"),
  GuideSlider: cards("image"),
  HelpCard: { needed: { title: text("Ring") }, mayBeEmpty: ["text", "phone"] },
  HeroHeader: {
    needed: { title: text("Du leder"), lead: text("Vi svarer."), primaryLink: link("/x", "Bliv medlem") },
    mayBeEmpty: ["kicker", "markedWord", "secondaryLink", "image", "sheetLabel", "sheetTitle", "question", "praise"],
  },
  IconCards: {
    needed: {},
    mayBeEmpty: ofCards,
    list: ["items", (index) => ({ title: text(`Ydelse ${index}`), text: text("En.") }), ["icon", "link"]],
  },
  Image: { needed: { image: image(992, 558) }, mayBeEmpty: ["imageNarrow", "caption"] },
  LoginBlock: { needed: { title: text("Kun for medlemmer") }, mayBeEmpty: ["text", "label", "redirectUrl"] },
  ModuleList: {
    needed: {},
    mayBeEmpty: ["title", "lead"],
    list: ["items", (index) => ({ title: text(`Møde ${index}`) }), ["text", "duration", "link"]],
  },
  MosaicBanner: {
    needed: { title: text("Mosaik"), images: items(3, () => ({ image: image(576, 324) })) },
    mayBeEmpty: ["text", "link"],
  },
  NavigationList: topics("description", "link"),
  PersonCard: { needed: { person }, mayBeEmpty: ["type"] },
  PersonCards: persons,
  PersonList: persons,
  ProductBanner: cards("price", "image"),
  Programme: {
    needed: {},
    mayBeEmpty: ["title", "lead", "previewCount"],
    list: ["items", (index) => ({ time: text("9.00"), title: text(`Punkt ${index}`) }), ["text", "highlighted"]],
  },
  PromotionBanner: {
    needed: { title: text("Din plads"), text: text("Her."), link: link("/x", "Bliv medlem") },
    mayBeEmpty: ["image"],
  },
  Quote: { needed: { text: text("Ja.") }, mayBeEmpty: ["source"] },
  QuoteSlider: {
    needed: {},
    mayBeEmpty: ["title"],
    list: ["items", (index) => ({ text: text(`Stemme ${index}`) }), ["source"]],
  },
  RichText: { needed: { text: richText("<p>Ja.</p>") }, mayBeEmpty: [] },
  SituationCards: cards("day", "time"),
  Slider: cards("image"),
  SpeakersList: persons,
  Tabs: {
    needed: {},
    mayBeEmpty: ["title", "initialIndex"],
    list: ["items", (index) => ({ label: text(`Fane ${index}`) }), []],
  },
  TextWithImage: {
    needed: { text: richText("<p>Ja.</p>") },
    mayBeEmpty: ["title", "image", "imageNarrow", "link"],
  },
  Timeline: {
    needed: {},
    mayBeEmpty: ["title", "link"],
    list: [
      "items",
      (index) => ({ title: text(`Trin ${index}`) }),
      ["label", "description", "text", "expandText", "link", "index", "icon", "iconType"],
    ],
  },
  ToolCards: cards("icon"),
};

/** Blocks that show data, a widget or content of others, and have tests of their own. */
const testedElsewhere: readonly string[] = [
  "ArticleCards",
  "Breadcrumbs",
  "ConferenceHeroHeader",
  "ConferenceRegistrationBanner",
  "ConferenceTourStops",
  "ContactDetails",
  "CookieConsent",
  "CrossLink",
  "DagpengeStart",
  "Embed",
  "EventSignupBanner",
  "FinalizeSignup",
  "IframeEmbed",
  "CallMeForm",
  "MemberGetMemberForm",
  "EventSignupForm",
  "MemberArchive",
  "MembershipCards",
  "MembershipFeeCalculator",
  "MembershipOverview",
  "MembershipPayment",
  "MyData",
  "RegistrationBanner",
  "ServiceTiles",
  "SignupNext",
  "SignupSheet",
  "SiteSearch",
  "SparringForm",
  "StaticPage",
  "StoredItems",
  "TaxonomyList",
  "Video",
  "Widget",
];

test("every block gets bad input here or in a test of its own", () => {
  expect(blocks.map(({ component }) => component).filter((name) => table[name] === undefined)).toEqual(testedElsewhere);
});

const listOf = ({ list }: Table, count: number) => (list ? { [list[0]]: items(count, list[1]) } : {});
/** The fields of a block with one item. */
const fieldsOf = (of: Table) => ({ ...of.needed, ...listOf(of, 1) });
const empties = [
  null,
  [],
  {},
  { value: "" },
  { value: " " },
  { value: {} },
  { value: { href: "" } },
  { value: { src: "" } },
].map((empty) => [JSON.stringify(empty), empty] as const);

interface Given {
  readonly fields?: object;
  readonly params?: Readonly<Record<string, string>>;
  readonly editing?: boolean;
}

async function draw(componentName: string, { fields = {}, params = {}, editing = false }: Given = {}) {
  document.body.innerHTML = await drawSample([{ uid: "s", componentName, params, fields: { ...fields } }], { editing });
  return document.body;
}

describe.each(Object.entries(table))("%s", (component, of) => {
  const fields = fieldsOf(of);

  test.each(["99", "1", "<script>"])(
    "draws variant 01 instead of the unknown %s, and editors are told",
    async (name) => {
      const usual = (await draw(component, { fields })).innerHTML;
      expect(usual).not.toBe("");
      expect((await draw(component, { fields, params: { FieldNames: name } })).innerHTML).toBe(usual);
      const told = await draw(component, { fields, params: { FieldNames: name }, editing: true });
      expect(told.textContent).toContain(`Varianten “${name}” findes ikke.`);
    },
  );

  test.each(empties)("counts every optional field that is %s as absent", async (_written, empty) => {
    const usual = (await draw(component, { fields })).innerHTML;
    const absent = Object.fromEntries(of.mayBeEmpty.map((name) => [name, empty]));
    expect((await draw(component, { fields: { ...absent, ...fields } })).innerHTML).toBe(usual);
  });

  test("has the id and the padding that its editor chose on its outermost element", async () => {
    const { firstElementChild, childElementCount } = await draw(component, {
      fields,
      params: { anchor: "her", padding: "top" },
    });
    expect([childElementCount, firstElementChild?.id, firstElementChild?.getAttribute("data-padding")]).toEqual([
      1,
      "her",
      "top",
    ]);
  });
});

const lists = Object.entries(table).flatMap(([component, of]) => (of.list ? [[component, of, of.list] as const] : []));

describe.each(lists)("the list of %s", (component, of, [name, itemOf, itemMayBeEmpty]) => {
  test.each([1, 3, 4, 200])("shows each of %i items once, and no id twice", async (count) => {
    const fields = { ...of.needed, ...listOf(of, count) };
    const html = await drawSample([
      { uid: "s", componentName: component, fields },
      { uid: "t", componentName: component, fields },
    ]);
    document.body.innerHTML = html;
    const first = document.body.firstElementChild;
    const words = items(count, itemOf).map((_, index) => wordsOf(itemOf(index)));
    const shown = first?.textContent ?? "";
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
    expect(first?.querySelectorAll("li, details, [role=tabpanel], section > div[id]").length).toBeGreaterThanOrEqual(
      count,
    );
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(empties)("counts every optional field of an item that is %s as absent", async (_written, empty) => {
    const usual = (await draw(component, { fields: fieldsOf(of) })).innerHTML;
    const absent = Object.fromEntries(itemMayBeEmpty.map((field) => [field, empty]));
    const fields = { ...of.needed, [name]: [{ fields: { ...absent, ...itemOf(0) } }] };
    expect((await draw(component, { fields })).innerHTML).toBe(usual);
  });

  test.each([
    ["nothing", {}] as const,
    ...empties.slice(0, 3).map(([said, list]) => [said, { [name]: list }] as const),
  ])("is hidden from visitors if it is %s, and editors read that it is empty", async (_said, list) => {
    const fields = { ...of.needed, ...list };
    expect((await draw(component, { fields })).innerHTML).toBe("");
    expect((await draw(component, { fields, editing: true })).textContent).toContain("No items inserted");
  });
});

/** The first text of an item. */
function wordsOf(item: Readonly<Record<string, unknown>>): string {
  const found = /"(?:value|title)":"([^"]*\d)"/.exec(JSON.stringify(item));
  if (!found?.[1]) throw new Error("the item has no words");
  return found[1];
}

test.each([
  ["AttentionCard", { title: text(), text: text() }],
  ["LoginBlock", { title: text() }],
  ["ContentHeader", { title: text() }],
])(
  "%s without its texts is hidden from visitors, and editors see the place of each text",
  async (component, fields) => {
    expect((await draw(component, { fields })).innerHTML).toBe("");
    expect((await draw(component, { fields, editing: true })).textContent).toContain("[No text in field]");
  },
);

test.each([
  ["Downloads", (index: number) => ({ file: { value: { src: `/media/${index}.pdf` } } })],
  ["ModuleList", (index: number) => ({ title: text("Samme titel"), link: link(`/moede/${index}`) })],
])("%s shows all of 200 items", async (component, fieldsOf) => {
  const body = await draw(component, { fields: { items: items(200, fieldsOf) } });
  expect([body.querySelectorAll("li").length, body.querySelectorAll("li a").length]).toEqual([200, 200]);
});

test("a fact box of variant 02 shows 200 answers, also to questions that are the same", async () => {
  const fields = {
    title: text("Kort"),
    items: items(200, () => ({ question: text("Hvorfor?"), answer: text("Fordi.") })),
  };
  const body = await draw("FactBox", { fields, params: { FieldNames: "02" } });
  expect(body.querySelectorAll("dd")).toHaveLength(200);
});

test.each([
  [{ src: "/media/loen.pdf", title: "Løn", extension: "pdf", size: 1_258_291 }, "Løn (PDF, 1,2\u00A0MB)"],
  [{ src: "/media/loen", title: "Løn", size: 83_968 }, "Løn (82\u00A0kB)"],
  [{ src: "/media/loen.pdf?v=2", title: "Løn" }, "Løn (PDF)"],
  [{ src: "/media/loen", title: "Løn", extension: "", size: "" }, "Løn"],
  [{ src: "/media/loen", title: "Løn", size: "stor" }, "Løn"],
  [{ src: "/media/L%C3%B8n.pdf", title: "", size: 0 }, "Løn.pdf (PDF)"],
])("the link to the file %j reads %j", async (file, words) => {
  const body = await draw("Downloads", { fields: { items: [{ fields: { file: { value: file } } }] } });
  expect([body.querySelector("a")?.textContent?.trim(), body.querySelector("a")?.getAttribute("href")]).toEqual([
    words,
    file.src,
  ]);
});

test("an item without a file is left out, and editors are told; without any file the list is empty", async () => {
  const without = [{ value: "" }, { value: {} }, { value: { src: "" } }, undefined].map((file) => ({
    fields: { file },
  }));
  const one = { fields: { file: { value: { src: "/media/a.pdf" } } } };
  expect((await draw("Downloads", { fields: { items: [...without, one] } })).querySelectorAll("li")).toHaveLength(1);
  const told = await draw("Downloads", { fields: { items: [...without, one] }, editing: true });
  expect(told.textContent).toContain("4 af 5 punkter mangler en fil og vises ikke.");
  expect((await draw("Downloads", { fields: { items: without } })).innerHTML).toBe("");
  expect((await draw("Downloads", { fields: { items: without }, editing: true })).textContent).toContain(
    "No items inserted",
  );
});

test.each(["javascript:alert(1)", "data:text/html,x", "//ond.example/a.pdf"])(
  "a file at %s hides the list from visitors",
  async (src) => {
    expect((await draw("Downloads", { fields: { items: [{ fields: { file: { value: { src } } } }] } })).innerHTML).toBe(
      "",
    );
  },
);

test("a module whose link has an address and no text is one link, named by its heading", async () => {
  const fields = { title: text("Forløb"), items: [{ fields: { title: text("Møde"), link: link("/moede") } }] };
  const links = (await draw("ModuleList", { fields })).querySelectorAll("a");
  expect([links.length, links[0]?.textContent, links[0]?.closest("h3") !== null]).toEqual([1, "Møde", true]);
});

test("a fact box is an aside that its heading names; its text has no script", async () => {
  const fields = { title: text("Kort"), text: richText(`<p onclick="a()">Ja<script>alert(1)</script></p>`) };
  const aside = (await draw("FactBox", { fields })).querySelector("aside");
  expect([aside?.getAttribute("aria-labelledby"), aside?.querySelector("h2")?.id]).toEqual(["s-title", "s-title"]);
  expect(aside?.innerHTML).toContain("<p>Ja</p>");
});

test("the picture of a page's header has the size of its hint if the CMS sends none, and is loaded at once", async () => {
  const image = { value: { src: "/media/kreds.svg", alt: "En kreds" } };
  const picture = (await draw("ContentHeader", { fields: { title: text("Råd"), image } })).querySelector("img");
  expect(["width", "height", "alt", "loading"].map((name) => picture?.getAttribute(name))).toEqual([
    "992",
    "558",
    "En kreds",
    null,
  ]);
  const foreign = { value: { src: "https://ond.example/x.png", alt: "" } };
  expect((await draw("ContentHeader", { fields: { title: text("Råd"), image: foreign } })).innerHTML).toBe("");
});

/** Blocks with a picture, and the fields that have it. */
const pictured: readonly (readonly [
  component: string,
  fields: (image: object) => Readonly<Record<string, unknown>>,
])[] = [
  ["ContactBanner", (picture) => ({ title: text("Ring"), image: picture })],
  ["GuideCards", (picture) => ({ items: [{ fields: { ...itemFields(1), image: picture } }] })],
  ["HeroHeader", (picture) => ({ ...table["HeroHeader"]?.needed, image: picture })],
  ["Image", (picture) => ({ image: picture })],
  ["MosaicBanner", (picture) => ({ title: text("Mosaik"), images: [{ fields: { image: picture } }] })],
  ["PersonCard", (picture) => ({ person: { ...person, fields: { ...person.fields, cardImgXS: picture } } })],
  ["ProductBanner", (picture) => ({ items: [{ fields: { ...itemFields(1), image: picture } }] })],
  ["PromotionBanner", (picture) => ({ ...table["PromotionBanner"]?.needed, image: picture })],
  ["Slider", (picture) => ({ items: [{ fields: { ...itemFields(1), image: picture } }] })],
  ["TextWithImage", (picture) => ({ text: richText("<p>Ja.</p>"), image: picture })],
];

describe.each(pictured)("the picture of %s", (component, fieldsWith) => {
  const variant = component === "HeroHeader" ? { FieldNames: "02" } : {};
  const pictureOf = async (value: object, isFirst = false) => {
    const before = isFirst ? [] : [{ uid: "a", componentName: "Quote", fields: { text: text("Før.") } }];
    document.body.innerHTML = await drawSample([
      ...before,
      { uid: "s", componentName: component, params: variant, fields: { ...fieldsWith({ value }) } },
    ]);
    return document.querySelector("img");
  };

  test.each([{}, { width: "", height: "" }, { width: -1, height: 0 }, { width: 1e9, height: 1e9 }, { width: "bred" }])(
    "has room of its own if its size is %j",
    async (size) => {
      const picture = await pictureOf({ src: "/media/kreds.svg", ...size });
      const [width, height] = ["width", "height"].map((name) => Number(picture?.getAttribute(name)));
      expect([Number(width) > 0, Number(height) > 0]).toEqual([true, true]);
      expect(Number(width)).toBeLessThanOrEqual(1280);
    },
  );

  test("is loaded when it is near, so that 20 MB hold up nothing above it, and without decoding ahead of the text", async () => {
    const picture = await pictureOf({ src: "/media/20-megabyte.png", alt: "", width: 19_000, height: 11_000 });
    expect(["loading", "decoding", "fetchpriority"].map((name) => picture?.getAttribute(name) ?? undefined)).toEqual([
      "lazy",
      "async",
      undefined,
    ]);
  });

  test.each(["https://fremmed.example/x.png", "http://media.example/x.png", "//fremmed.example/x.png", "javascript:x"])(
    "from %s is not drawn, and editors read which origins may be",
    async (src) => {
      expect(await pictureOf({ src, alt: "" })).toBeNull();
      const fields = fieldsWith({ value: { src, alt: "" } });
      const told = await draw(component, { fields, params: variant, editing: true });
      expect(told.textContent).toContain("must be an image of this site, or of an origin in the setting MEDIA_HOSTS");
      expect(told.innerHTML).not.toContain(`src="${src}"`);
    },
  );
});

test("a programme of 200 items shows four and offers the others", async () => {
  const of = table["Programme"];
  const body = await draw("Programme", { fields: of ? listOf(of, 200) : {} });
  expect([body.querySelectorAll("li").length, body.querySelectorAll("li[data-more]").length]).toEqual([200, 196]);
  expect(body.querySelector("button")?.textContent).toContain("Vis hele programmet (196 punkter mere)");
});

test.each([
  ["gratis", "gratis"],
  ["1.234,50", "1.234,50 kr."],
  ["-5", "-5"],
  ["0", "0 kr."],
  ["279,-", "279,-"],
  ["<b>5</b>", "<b>5</b>"],
])("the price %j of a product reads %j", async (price, shown) => {
  const fields = { items: [{ fields: { ...itemFields(1), price: text(price) } }] };
  expect((await draw("ProductBanner", { fields })).textContent).toContain(`sætning.${shown}Læs mere`);
});

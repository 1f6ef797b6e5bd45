import { describe, expect, test } from "vitest";
import { image, items, link, text } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";

interface View {
  readonly editing?: boolean;
  readonly variant?: string;
}

async function draw(componentName: string, fields: Readonly<Record<string, unknown>>, { variant, editing }: View = {}) {
  const params = variant === undefined ? {} : { params: { FieldNames: variant } };
  const site = { ...sampleSite, mediaHosts: ["https://media.example"] };
  const html = await drawSample([{ uid: "b", componentName, fields, ...params }], {
    site,
    ...(editing !== undefined && { editing }),
  });
  return new DOMParser().parseFromString(html, "text/html").body;
}

/** The fields of an item of every block; a block ignores those that it does not have. */
const itemOf = (index: number) => ({
  title: text(`Overskrift ${index}`),
  text: text("En sætning."),
  description: text("En sætning."),
  link: link(`/side/${index}`, "Læs mere"),
  image: image(576, 324),
  icon: text("phone"),
  price: text("279"),
});
const withItem = (fields: Readonly<Record<string, unknown>>) => ({
  title: text("Titel"),
  items: [{ fields: { ...itemOf(1), ...fields } }],
});

const lists = [
  "ToolCards",
  "IconCards",
  "SituationCards",
  "GuideCards",
  "GuideSlider",
  "Slider",
  "FeatureSlider",
  "NavigationList",
  "ProductBanner",
] as const;
const pictured = ["GuideCards", "GuideSlider", "Slider", "ProductBanner"] as const;

describe.each(lists)("%s", (component) => {
  test.each([1, 3, 4, 200])("shows %i items in a list, each as one link, which is the heading", async (count) => {
    const body = await draw(component, { title: text("Titel"), items: items(count, itemOf) });
    const cards = [...body.querySelectorAll("ul[role=list] > li")];
    expect(cards).toHaveLength(count);
    expect(cards.map((card) => card.querySelectorAll("a").length)).toEqual(cards.map(() => 1));
    expect(body.querySelectorAll("h3 > a[href^='/side/']")).toHaveLength(count);
  });

  test("has headings without a gap, with and without a title, and a name from its title", async () => {
    const levelsOf = (body: HTMLElement) => [...body.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => tagName);
    const titled = await draw(component, { title: text("Titel"), items: items(2, itemOf) });
    expect(levelsOf(titled)).toEqual(["H2", "H3", "H3"]);
    const name = titled.firstElementChild?.getAttribute("aria-labelledby");
    expect(titled.querySelector(`[id="${name}"]`)?.textContent).toBe("Titel");
    const untitled = await draw(component, { title: text(), items: items(2, itemOf) });
    expect(levelsOf(untitled)).toEqual(["H2", "H2"]);
    expect(untitled.firstElementChild?.hasAttribute("aria-labelledby")).toBe(false);
  });

  test.each([{}, { items: [] }, { items: null }])("shows visitors nothing for %j", async (fields) => {
    expect((await draw(component, { title: text("Titel"), ...fields })).innerHTML).toBe("");
    expect((await draw(component, fields, { editing: true })).textContent).toContain("No items inserted");
  });

  test("accepts a link without a text, and does not repeat the title as the text", async () => {
    for (const label of ["", "Overskrift 1"]) {
      const body = await draw(component, withItem({ link: { value: { href: "/her", text: label } } }));
      expect(body.querySelector("a")?.getAttribute("href")).toBe("/her");
      expect(body.textContent?.split("Overskrift 1")).toHaveLength(2);
    }
  });
});

test.each(["IconCards", "FeatureSlider", "NavigationList"])("an item of %s needs no link", async (component) => {
  const body = await draw(component, withItem({ link: link() }));
  expect(body.querySelectorAll("a")).toHaveLength(0);
  expect(body.querySelectorAll("svg")).toHaveLength(component === "IconCards" ? 1 : 0);
});

test("a slider whose slides have no links can be scrolled by keyboard", async () => {
  const body = await draw("FeatureSlider", { items: [{ fields: itemOf(1) }, { fields: { title: text("Uden") } }] });
  expect(body.querySelector("[data-track]")?.getAttribute("tabindex")).toBe("0");
});

describe.each(pictured)("a picture of %s", (component) => {
  const pictureOf = async (given: unknown) => (await draw(component, withItem({ image: given }))).querySelector("img");

  test("may be missing", async () => {
    for (const none of [undefined, image(), text()]) expect(await pictureOf(none)).toBeNull();
  });

  test("has room of the shape's size if its own is unknown", async () => {
    const found = await pictureOf({ value: { src: "/media/x.svg" } });
    const size = component === "Slider" ? ["992", "558"] : ["576", "324"];
    expect([found?.getAttribute("width"), found?.getAttribute("height"), found?.getAttribute("alt")]).toEqual([
      ...size,
      "",
    ]);
  });

  test("comes from this site or a media host; editors read which item has another one", async () => {
    expect((await pictureOf({ value: { src: "https://media.example/x.jpg" } }))?.src).toBe(
      "https://media.example/x.jpg",
    );
    const foreign = withItem({ image: { value: { src: "https://ukendt.example/x.jpg" } } });
    expect((await draw(component, foreign)).innerHTML).toBe("");
    expect((await draw(component, foreign, { editing: true })).textContent).toContain(
      "items.0.fields.image: must be an image of this site",
    );
  });
});

test.each([
  ["279", "279 kr."],
  ["1.234,50", "1.234,50 kr."],
  ["279 kr./md.", "279 kr./md."],
  ["gratis", "gratis"],
  ["-5", "-5"],
])("a product with the price %j reads %j", async (price, shown) => {
  expect((await draw("ProductBanner", withItem({ price: text(price) }))).textContent).toContain(`sætning.${shown}Læs`);
});

test("a product without a price has no line for it", async () => {
  expect((await draw("ProductBanner", withItem({ price: text() }))).textContent).toContain("sætning.Læs mere");
});

test("up to three products are a slider, and more are stacked", async () => {
  const slidersOf = async (count: number) =>
    (await draw("ProductBanner", { items: items(count, itemOf) })).querySelectorAll("[data-slider]").length;
  expect(await Promise.all([1, 3, 4, 200].map(slidersOf))).toEqual([1, 1, 0, 0]);
});

test("an unknown name of an icon draws no icon", async () => {
  for (const component of ["ToolCards", "IconCards"])
    for (const [icon, count] of [
      ["phone", 2],
      ["enhjørning", 1],
      ["toString", 1],
      ["", 1],
    ] as const)
      expect((await draw(component, withItem({ icon: text(icon) }))).querySelectorAll("svg")).toHaveLength(count);
});

test("the diary of a week is the second variant of situations, also under its former name", async () => {
  const diary = { title: text("Ugen"), items: [{ fields: { ...itemOf(1), day: text("mandag"), time: text("8.10") } }] };
  const drawn = await draw("SituationCards", diary, { variant: "02" });
  expect(drawn.querySelector("ol > li")?.textContent).toBe("8.10 mandagOverskrift 1En sætning.Læs mere");
  expect((await draw("FeatureList", diary, { variant: "01" })).innerHTML).toBe(drawn.innerHTML);
  expect((await draw("FeatureList", diary)).innerHTML).toBe(drawn.innerHTML);
  expect((await draw("SituationCards", diary)).querySelector("ol")).toBeNull();
});

test.each([
  [0, 0, true],
  [1, 1, true],
  [2, 2, false],
  [5, 5, false],
  [200, 5, true],
])("a mosaic of %i pictures shows %i", async (count, shown, isTold) => {
  const fields = { title: text("Mosaik"), images: items(count, () => ({ image: image(576, 324) })) };
  expect((await draw("MosaicBanner", fields)).querySelectorAll("img")).toHaveLength(shown);
  const told = (await draw("MosaicBanner", fields, { editing: true })).textContent?.includes("2–5 billeder");
  expect(told).toBe(isTold);
});

test("a banner without a picture has the circle of chairs, and one with a picture does not", async () => {
  const fields = { title: text("Din plads"), text: text("Her."), link: link("/bliv-medlem", "Bliv medlem") };
  const empty = await draw("PromotionBanner", { ...fields, image: image() });
  const full = await draw("PromotionBanner", { ...fields, image: image(1280, 360, "Et bord") });
  const shownIn = (body: HTMLElement) => ["svg", "img"].map((name) => body.querySelectorAll(name).length);
  expect([shownIn(empty), shownIn(full)]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

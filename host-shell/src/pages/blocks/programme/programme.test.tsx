import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";
import { enhanceProgramme } from "./programme.enhance.ts";

const point = (index: number, highlighted: unknown = false) => ({
  fields: {
    time: { value: `${index}.00` },
    title: { value: `Punkt ${index}` },
    text: { value: "" },
    highlighted: { value: highlighted },
  },
});
const points = (count: number) => Array.from({ length: count }, (_, index) => point(index));

async function drawn(fields: Readonly<Record<string, unknown>>, editing = false): Promise<HTMLElement> {
  document.body.innerHTML = await drawSample([{ uid: "p", componentName: "Programme", fields }], { editing });
  return document.querySelector<HTMLElement>("section#p")!;
}

const hiddenOf = (block: HTMLElement) => block.querySelectorAll("li > [hidden='until-found']").length;

test.each([
  [200, undefined, "Vis hele programmet (196 punkter mere)"],
  [5, undefined, "Vis hele programmet (1 punkt mere)"],
  [4, undefined, undefined],
  [3, undefined, undefined],
  [3, 2, "Vis hele programmet (1 punkt mere)"],
  [200, 200, undefined],
  [6, 0, "Vis hele programmet (2 punkter mere)"],
  [6, 2.5, "Vis hele programmet (2 punkter mere)"],
])("of %i items with a preview of %s, the button says: %s", async (count, preview, label) => {
  const block = await drawn({ items: points(count), previewCount: { value: preview } });
  expect(block.querySelectorAll("ol > li")).toHaveLength(count);
  expect(block.querySelector("button > span")?.textContent).toBe(label);
  expect(block.dataset["programme"]).toBe(label && "closed");
});

test("a highlighted item has a word for it, and each item has a heading", async () => {
  const block = await drawn({ title: { value: "Dagen" }, items: [point(1), point(2, "1")] });
  expect(within(block).getByRole("heading", { level: 2, name: "Dagen" })).toBeDefined();
  expect(
    within(block)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1.00Punkt 1", "2.00HøjdepunktPunkt 2"]);
});

test("the button shows the other items, leads to the first of them, and hides them again", async () => {
  const block = await drawn({ items: points(10) });
  expect(hiddenOf(block)).toBe(0);
  enhanceProgramme(block);
  expect(hiddenOf(block)).toBe(6);
  const button = within(block).getByRole("button");
  // The document of the tests has no layout.
  button.scrollIntoView = () => {};
  button.click();
  expect([hiddenOf(block), block.dataset["programme"], button.ariaExpanded]).toEqual([0, "open", "true"]);
  expect(document.activeElement).toBe(block.querySelectorAll("li")[4]);
  button.click();
  expect([hiddenOf(block), block.dataset["programme"], button.ariaExpanded]).toEqual([6, "closed", "false"]);
});

test("an item that the browser's search finds shows all items", async () => {
  const block = await drawn({ items: points(10) });
  enhanceProgramme(block);
  block.querySelector("li:last-child > div")?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  expect([hiddenOf(block), block.dataset["programme"]]).toEqual([0, "open"]);
});

test("editors see which texts are empty, and read about a preview that cannot be", async () => {
  const empty = { fields: { time: { value: "" }, title: { value: "" }, text: { value: "" }, highlighted: {} } };
  await drawn({ title: { value: "" }, items: [empty], previewCount: { value: -1 } }, true);
  expect(document.body.textContent?.match(/\[No text in field\]/g)).toHaveLength(4);
  expect(document.body.textContent).toContain("Der kan ikke vises -1 punkter. Her vises 4.");
});

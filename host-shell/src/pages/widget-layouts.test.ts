import { fileURLToPath } from "node:url";
import { productsFor, SheetLayout } from "shared-runtime/api/sheet-content.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { openJsonContent } from "./content/json-content-source.ts";
import { addonProductsIn, findWidgetLayoutIn } from "./widget-layouts.ts";

const folder = fileURLToPath(new URL("../../content", import.meta.url));
const source = await openJsonContent({ folder, product: "lederkredsen" });
const find = findWidgetLayoutIn(source);
const widgetId = "afslut-indmeldelse";

it("finds the content of the sheet on the self-service, by its name or without, as the same object", async () => {
  const layout = await find({ site: undefined, widgetId });
  expect(await find({ site: "lederkredsen-selvbetjening", widgetId })).toBe(layout);
  expect(v.parse(SheetLayout, layout)).toMatchObject({ title: "Gør din indmeldelse færdig" });
});

it.each([
  ["lederkredsen", widgetId],
  ["ukendt", widgetId],
  [undefined, "ukendt"],
  [undefined, "../betaling"],
])("finds nothing at the site %s under %s", async (site, id) => {
  expect(await find({ site, widgetId: id })).toBeUndefined();
});

it("knows the products of all sheets, and which a membership is offered", async () => {
  const products = await addonProductsIn(source)();
  const offered = (membership?: Parameters<typeof productsFor>[1]["membership"]) =>
    productsFor(products, { membership }).map(({ value }) => value);
  expect(offered()).toEqual(["netvaerk", "loensikring", "spring-mentor"]);
  expect(offered("fagforening")).toEqual(["netvaerk"]);
  expect(offered("fagforening+akasse")).toEqual(["netvaerk", "loensikring"]);
  expect(offered("business")).toEqual([]);
  expect(offered("spring")).toEqual(["spring-mentor"]);
});

it("offers no product that requires a job to a person who has none", async () => {
  const products = await addonProductsIn(source)();
  const offered = (membership: Parameters<typeof productsFor>[1]["membership"]) =>
    productsFor(products, { membership, sheet: "ledig" }).map(({ value }) => value);
  expect([offered("akasse"), offered("fagforening+akasse")]).toEqual([[], ["netvaerk"]]);
});

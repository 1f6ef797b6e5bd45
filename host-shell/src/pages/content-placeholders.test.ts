import { expect, test, vi } from "vitest";
import { contentPlaceholders } from "./content-placeholders.ts";
import type { Rendering } from "./content/layout-service-data.ts";
import { sampleContent } from "./testing/sample-content.ts";
import { layoutOf } from "./testing/sample-layout.ts";
import { sampleSite } from "./testing/sample-site.ts";

const widget = (version: string): Rendering => ({
  uid: version,
  componentName: "Widget",
  fields: { widget: { value: "sample" }, version: { value: version }, title: { value: "Hej" } },
});
const tabs: Rendering = {
  uid: "t",
  componentName: "Tabs",
  fields: { items: [{ fields: { label: { value: "Et" } } }] },
  placeholders: { "tab-1": [widget("2")] },
};

test("finds the placeholders of a widget on the pages of all sites, and reads the pages again only after a change", async () => {
  const spring = { ...sampleSite, name: "spring", root: "/spring" };
  const { source, publish } = sampleContent(
    { "/": layoutOf({ main: [widget("1")] }), "/spring": layoutOf({ main: [tabs] }) },
    { sites: [sampleSite, spring] },
  );
  const findPage = vi.fn(source.findPage);
  const find = contentPlaceholders({ ...source, findPage });
  const placesOf = async () => (await find("sample")).map(({ page, spec }) => [page, spec]);
  expect(await placesOf()).toEqual([
    ["/", "1"],
    ["/spring", "2"],
  ]);
  expect((await find("sample"))[0]?.input).toEqual({ attributes: {}, json: { title: "Hej" } });
  expect(await find("constructor")).toEqual([]);
  expect(findPage).toHaveBeenCalledTimes(2);
  publish("/spring", layoutOf({ main: [] }));
  expect(await placesOf()).toEqual([["/", "1"]]);
});

test("a content source that failed is asked again", async () => {
  const { source } = sampleContent({ "/": layoutOf({ main: [widget("1")] }) });
  const findPage = vi.fn(source.findPage).mockRejectedValueOnce(new Error("nede"));
  const find = contentPlaceholders({ ...source, findPage });
  await expect(find("sample")).rejects.toThrow("nede");
  expect(await find("sample")).toHaveLength(1);
});

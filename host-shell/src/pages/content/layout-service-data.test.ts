import { expect, test } from "vitest";
import { readLayout } from "./layout-service-data.ts";

const route = { templateName: "ContentPage", fields: {}, placeholders: {} };
const answer = (given: unknown, context: object = {}) => ({
  sitecore: { context: { language: "da", site: { name: "prøve" }, ...context }, route: given },
});

test("an answer without a route is no page", () => {
  expect(readLayout(answer(null))).toBeUndefined();
});

test("null, lists for fields, numbers for parameters and marks of the editor are read", () => {
  const mark = { name: "code", type: "text/sitecore", contents: "", attributes: { chrometype: "placeholder" } };
  const quote = {
    uid: "q",
    componentName: "Quote",
    dataSource: null,
    params: { FieldNames: "02", GridParameters: 8 },
    fields: [{ fields: {} }],
    placeholders: null,
  };
  const layout = readLayout(
    answer(
      { ...route, itemId: "1", fields: [1], placeholders: { main: [mark, quote, mark] } },
      { pageState: "edit", itemPath: "/" },
    ),
  );
  expect(layout?.sitecore.context).toMatchObject({ pageEditing: false, pageState: "edit", itemPath: "/" });
  expect(layout?.sitecore.route).toStrictEqual({
    ...route,
    itemId: "1",
    fields: { items: [1] },
    placeholders: {
      main: [
        {
          uid: "q",
          componentName: "Quote",
          dataSource: undefined,
          params: { FieldNames: "02" },
          fields: { items: [{ fields: {} }] },
          placeholders: undefined,
        },
      ],
    },
  });
});

test.each([
  ["a rendering without an id", { main: [{ componentName: "Quote" }] }, "sitecore.route.placeholders.main.0.uid"],
  [
    "one inside another",
    { main: [{ uid: "t", componentName: "Tabs", placeholders: { "tab-1": [{ uid: "", componentName: "Quote" }] } }] },
    "sitecore.route.placeholders.main.0.placeholders.tab-1.0.uid",
  ],
])("%s is named with its path", (_case, placeholders, path) => {
  expect(() => readLayout(answer({ ...route, placeholders }))).toThrow(`The layout is not valid: ${path}: `);
});

import { expect, it } from "vitest";
import { propsOfFields } from "./sitecore-values.ts";

const tool = {
  name: "cv-check",
  schema: { properties: { title: {}, joinHref: {}, level: {}, open: {}, price: {} } },
};

it("reads texts, links, chosen items and ticks, and leaves out the fields of others", () => {
  const fields = {
    title: { value: "Hej" },
    joinHref: { value: { href: "/bliv-medlem", querystring: "kilde=cv", anchor: "trin" } },
    level: { fields: { value: { value: "direktør" } } },
    open: { value: false },
    pageTitle: { value: "Karriere" },
  };
  expect(propsOfFields(tool, fields)).toEqual({
    title: "Hej",
    joinHref: "/bliv-medlem?kilde=cv#trin",
    level: "direktør",
    open: false,
  });
});

it.each([
  ["a link that was removed", { joinHref: { value: { href: "" } } }],
  ["a link that was begun", { joinHref: { value: { href: "http://" } } }],
  ["an item that is gone", { joinHref: null }],
  ["a choice that was not made", { joinHref: {} }],
  ["an item without its value", { joinHref: { fields: {} } }],
])("%s has no value", (_, fields) => {
  expect(propsOfFields(tool, fields)).toEqual({ joinHref: undefined });
});

it("a rendering without a data source has no props", () => {
  expect(propsOfFields(tool)).toEqual({});
});

it("a link that has its query and anchor already gets no second one", () => {
  const value = { href: "/bliv-medlem?kilde=cv#trin", querystring: "kilde=cv", anchor: "trin" };
  expect(propsOfFields(tool, { joinHref: { value } })).toEqual({ joinHref: value.href });
});

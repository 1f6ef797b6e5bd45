import { expect, it } from "vitest";
import { misspelledLoaderAttribute } from "./loader-attributes.ts";

it.each([
  ["data-widget-lod", { meant: "data-widget-load" }],
  ["data-site-widget-verson", { meant: "data-site-widget-version" }],
  ["data-widget-color-of-the-frame", {}],
  ["data-widget-shadow", undefined],
  ["data-site-widget", undefined],
  ["data-join-href", undefined],
])("%s", (name, expected) => {
  expect(misspelledLoaderAttribute(name)).toEqual(expected);
});

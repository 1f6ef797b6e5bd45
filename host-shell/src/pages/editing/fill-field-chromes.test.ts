import { expect, test } from "vitest";
import { keepFieldValue, type FieldValues } from "./field-values.ts";
import { withMetadata } from "./field-marks.ts";
import { fillFieldChromes } from "./fill-field-chromes.ts";

/** Chromes as `[name]` and `[/]`. */
const shown = (html: string, values?: FieldValues): string =>
  fillFieldChromes(html, values)
    .replaceAll(
      /<code type="text\/sitecore" chrometype="field" class="scpm" kind="open" hidden="">([^<]*)<\/code>/g,
      "[$1]",
    )
    .replaceAll('<code type="text/sitecore" chrometype="field" class="scpm" kind="close" hidden=""></code>', "[/]")
    .replaceAll("&#34;", "");
const marked = (text: string, name: string): string => withMetadata(text, name);

test.each([
  ["a text", `<p>${marked("Løn", "a")}</p>`, "<p>[a]Løn[/]</p>"],
  ["two texts", `<p>${marked("Et", "a")} ${marked("To", "b")}</p>`, "<p>[a]Et[/] [b]To[/]</p>"],
  ["a text with elements", `<p>${marked("Et<br/>To", "a")}</p>`, "<p>[a]Et<br/>To[/]</p>"],
  [
    "a text that is divided over elements",
    `<h1>${marked("<span><b>Et</b></span> <span>To</span>", "a").replace(/^(.*?)<span>(<b>)/u, "<span>$2$1")}</h1>`,
    "<h1>[a]<span><b>Et</b></span> <span>To</span>[/]</h1>",
  ],
  [
    "a text whose end is deeper than its beginning",
    `<h1>${marked("Et <em>To", "a")}</em></h1>`,
    "<h1>[a]Et <em>To</em>[/]</h1>",
  ],
  [
    "a link",
    `<p><a class="x" href="/x${marked("", "a")}">Mere</a>.</p>`,
    '<p>[a]<a class="x" href="/x">Mere</a>[/].</p>',
  ],
  [
    "a link around a marked text",
    `<a href="/x${marked("", "a")}"><b>${marked("Løn", "b")}</b></a>`,
    '[a]<a href="/x"><b>[b]Løn[/]</b></a>[/]',
  ],
  [
    "a link whose address a block has changed",
    `<a href="${new URL(`/x${marked("", "a")}`, "https://x.example").pathname}?product=a">Mere</a>`,
    '[a]<a href="/x?product=a">Mere</a>[/]',
  ],
  [
    "an image",
    `<p><img src="/x.svg" alt="${marked("Et hus", "a")}"/></p>`,
    '<p>[a]<img src="/x.svg" alt="Et hus"/>[/]</p>',
  ],
  [
    "a picture",
    `<figure><picture><source srcset="/y.svg"/><img alt="${marked("", "a")}"/></picture></figure>`,
    '<figure>[a]<picture><source srcset="/y.svg"/><img alt=""/></picture>[/]</figure>',
  ],
])("%s has chromes around it", (_what, html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  [
    "an attribute",
    `<p title="${marked("Løn", "a")}" data-href="/x${marked("", "b")}"></p>`,
    '<p title="Løn" data-href="/x"></p>',
  ],
  ["a script", `<script>{"a":"${marked("Løn", "a")}"}</script>`, '<script>{"a":"Løn"}</script>'],
  ["a style sheet", `<style>.a{content:"${marked("Løn", "a")}"}</style>`, '<style>.a{content:"Løn"}</style>'],
  ["a script with a tag", `<script>"<b>${marked("Løn", "a")}</b>" < 1</script>`, '<script>"<b>Løn</b>" < 1</script>'],
  ["a template", `<template><p>${marked("Løn", "a")}</p></template>`, "<template><p>Løn</p></template>"],
  ["an option", `<option>${marked("Løn", "a")}</option>`, "<option>Løn</option>"],
  ["a comment", `<!--${marked("Løn", "a")}-->`, "<!--Løn-->"],
  [
    "rows of a table",
    `<table><tr><td>${marked("Et</td><td>To", "a")}</td></tr></table>`,
    "<table><tr><td>Et</td><td>To</td></tr></table>",
  ],
  ["a beginning without an end", marked("Løn", "a").slice(0, -2), "Løn"],
  ["an end without a beginning", `<p>Løn${marked("", "a").slice(-2)}</p>`, "<p>Løn</p>"],
])("only the text remains in %s", (_what, html, expected) => {
  expect(shown(html)).toBe(expected);
});

test("dates and numbers have chromes around the elements that show them, in the order of the fields", () => {
  const values: FieldValues = new Map();
  keepFieldValue(values, "time", Date.parse("2026-11-04T23:00Z"), "day");
  keepFieldValue(values, "data", 279, "price");
  keepFieldValue(values, "data", 279, "fee");
  const html =
    '<time dateTime="2026-11-05">5. november</time><data value="279">279 kr.</data><data class="x" value="279">279</data><data value="279">279</data><data value="1">1</data>';
  const expected =
    '[day]<time dateTime="2026-11-05">5. november</time>[/][price]<data value="279">279 kr.</data>[/][fee]<data class="x" value="279">279</data>[/]<data value="279">279</data><data value="1">1</data>';
  expect(shown(html, values)).toBe(expected);
  // Drawn again, and as a part of another block with the same number.
  expect(shown(html, values)).toBe(expected);
  const other: FieldValues = new Map([["data 279", ["other"]]]);
  expect(shown(fillFieldChromes(html, values), other)).toBe(
    expected.replace(
      '<data value="279">279</data><data value="1">',
      '[other]<data value="279">279</data>[/]<data value="1">',
    ),
  );
});

test("metadata cannot close its chrome", () => {
  expect(fillFieldChromes(`<p>${marked("a", "</code><script>")}</p>`)).not.toContain("<script>");
});

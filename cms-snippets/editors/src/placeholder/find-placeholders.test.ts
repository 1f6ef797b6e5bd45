import { expect, it } from "vitest";
import { findPlaceholders } from "./find-placeholders.ts";

const found = (html: string): readonly string[] =>
  findPlaceholders(html).map(({ start, end }) => html.slice(start, end));

it("finds placeholders by both names, with whatever is in them", () => {
  const first = `<div data-widget="a"><div>x</div><!-- </div> --><script>"</div>"</script></div>`;
  const second = `<SECTION class=x Data-Site-Widget='b > c'></SECTION>`;
  expect(found(`<p>1 < 2</p>${first}<div>${second}</div>`)).toEqual([first, second]);
});

it("finds the outer one of two", () => {
  const html = `<div data-widget="a"><div data-widget="b"></div></div>`;
  expect(found(html)).toEqual([html]);
});

it.each([
  ["in a comment", `<!-- <div data-widget="a"></div> -->`],
  ["in a script", `<script>'<div data-widget="a"></div>'</script>`],
  ["in a textarea", `<textarea><div data-widget="a"></div></textarea>`],
  ["as the value of an attribute", `<p title='<div data-widget="a"></div>'></p>`],
  ["without an end tag", `<div data-widget="a"><p></p>`],
  ["with a name of blanks", `<div data-widget=" "></div>`],
  ["that is an element without content", `<img data-widget="a">`],
  ["in a tag that does not end", `<div data-widget="a"`],
  ["in a value that does not end", `<div data-widget="a></div>`],
  ["in a comment that does not end", `<!-- <div data-widget="a"></div>`],
])("does not find one %s", (_, html) => {
  expect(found(html)).toEqual([]);
});

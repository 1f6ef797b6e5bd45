import { expect, it } from "vitest";
import { hidePlaceholders, markOf, showPlaceholders } from "./marks.ts";
import { placeholderTree } from "./placeholder-tree.ts";

it("a text is the same after its placeholders are hidden and shown", () => {
  const html = `<p>A</p><div data-widget='a' data-x="%20 $& 'b' \n"><a href=/x>Å</a></div><p>B</p><DIV data-widget=b></DIV>`;
  const hidden = hidePlaceholders(html);
  expect(hidden).toMatch(/^<p>A<\/p><div data-lk-tool="[^"<>]+"><\/div><p>B<\/p><div data-lk-tool="[^"<>]+"><\/div>$/);
  expect(showPlaceholders(hidden)).toBe(html);
});

it("a mark is shown although an editor adds attributes and fills the element", () => {
  const source = `<div data-widget="a"></div>`;
  const mark = markOf(source);
  for (const shown of [
    `<div class="x" data-lk-tool="${mark}" contenteditable="false">&nbsp;</div>`,
    `<lk-tool-card contenteditable="false" data-lk-tool="${mark}"><br data-mce-bogus="1"></lk-tool-card>`,
  ]) {
    expect(showPlaceholders(`<p>A</p>${shown}`)).toBe(`<p>A</p>${source}`);
  }
});

it.each([
  ["an event handler", `<div data-widget="a" onclick="x()"></div>`, `<div data-widget="a"></div>`],
  ["a handler in a child", `<div data-widget="a"><p onclick=x>A</p></div>`, `<div data-widget="a"></div>`],
  ["an image", `<div data-widget="a"><img src=x onerror=x></div>`, `<div data-widget="a"></div>`],
  ["a script", `<div data-widget="a"><script>x()</script></div>`, `<div data-widget="a"></div>`],
  [
    "a script with two types",
    `<div data-widget="a"><script type="application/json" type="module">x</script></div>`,
    `<div data-widget="a"></div>`,
  ],
  [
    "a script with an address",
    `<div data-widget="a"><script type="application/json" src="x"></script></div>`,
    `<div data-widget="a"></div>`,
  ],
  [
    "JSON that ends late",
    `<div data-widget="a"><script type="application/json"><!--<script></script></div>`,
    `<div data-widget="a"></div>`,
  ],
  [
    "an address with a script",
    `<div data-widget="a"><a href="java&#115;cript:x()">A</a></div>`,
    `<div data-widget="a"></div>`,
  ],
  ["elements that are not nested", `<div data-widget="a"><b><i></b></i></div>`, `<div data-widget="a"></div>`],
  [
    "a comment",
    `<div data-widget="a"><!-- --><a href="/x">A</a></div>`,
    `<div data-widget="a"><a href="/x">A</a></div>`,
  ],
  [
    "a rendered tool",
    `<div data-widget="a" data-widget-state="ready"><ul><li>A</ul></div>`,
    `<div data-widget="a"></div>`,
  ],
  [
    "a drawing",
    `<div data-widget="a"><svg><style><a href="/x">A</a></style></svg></div>`,
    `<div data-widget="a"><a href="/x">A</a></div>`,
  ],
])("of a placeholder with %s, only what is simple stays", (_, html, kept) => {
  expect(showPlaceholders(hidePlaceholders(`<p>A</p>${html}`))).toBe(`<p>A</p>${kept}`);
  expect(showPlaceholders(`<div data-lk-tool="${markOf(html)}"></div>`)).toBe(kept);
});

it.each(["%3Cimg%20src=x%3E", "%", "", markOf(`<p>A</p>`), markOf(`<img data-widget="a">`)])(
  "a mark without a placeholder shows nothing: %s",
  (mark) => {
    expect(showPlaceholders(`<p>A</p><div data-lk-tool="${mark}"></div>`)).toBe("<p>A</p>");
  },
);

it("what follows a placeholder in its mark is not shown", () => {
  const source = `<div data-widget="a"></div><img src=x onerror=x><div></div>`;
  expect(showPlaceholders(`<div data-lk-tool="${markOf(source)}"></div>`)).toBe(`<div data-widget="a"></div>`);
});

it("describes the elements of a placeholder", () => {
  const source = `<div data-widget="a" hidden data-x="1 &lt; 2&#10;"><script type="application/json">{"a": "&lt;"}</script>L&oslash;n <a href="/x">x<br>y</a></div>`;
  expect(placeholderTree(source)).toEqual([
    "div",
    { "data-widget": "a", hidden: "", "data-x": "1 < 2\n" },
    ["script", { type: "application/json" }, `{"a": "&lt;"}`],
    "Løn ",
    ["a", { href: "/x" }, "x", ["br", {}], "y"],
  ]);
});

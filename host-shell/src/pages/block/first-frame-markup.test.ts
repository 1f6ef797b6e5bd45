import { expect, test } from "vitest";
import { firstFrameMarkup } from "./first-frame-markup.ts";

const frame = {
  version: "1.0.0",
  html: "<h2>{{title}}</h2><p>{{text}}</p><i>{{unknown}}</i>",
  texts: { title: "Standard", text: "Brødtekst" },
  styles: [{ href: "/a.css?b&c", integrity: "sha384-a" }],
  preload: [],
};

test("a first frame contains the page's texts, else the defaults, and escapes both", () => {
  expect(firstFrameMarkup(frame, { title: `<b>"{{text}}" & 'mere'</b>` })).toBe(
    '<template shadowrootmode="open">' +
      '<link rel="stylesheet" href="/a.css?b&#38;c" integrity="sha384-a" crossorigin="anonymous"><div data-widget-root="">' +
      "<h2>&#60;b&#62;&#34;{{text}}&#34; &#38; &#39;mere&#39;&#60;/b&#62;</h2><p>Brødtekst</p><i></i></div></template>",
  );
});

test.each(["", "  "])("an empty field (%j) shows the default text", (title) => {
  expect(firstFrameMarkup(frame, { title })).toContain("<h2>Standard</h2>");
});

// @vitest-environment jsdom
import { expect, it } from "vitest";
import { piecesOf } from "./read-snippet.ts";

it("reads the choices of a placeholder, and leaves out the line of the loader", () => {
  const [piece, ...rest] = piecesOf(`
    <div data-widget=" CV-Check " data-widget-version="1.4" data-widget-load="eager" data-widget-fallback="none"
      data-widget-editing data-widget-state="ready" data-join-href="/x?a=1&amp;b=2" data-upload-title="Klar &quot;nu&quot;?"
      class="wide"><a href="https://host/cv-tjek">Åbn</a></div>
    <script type="module" src="https://host/loader.js"></script><script src="https://host/embed.js?ver=6"></script>`);
  expect(piece).toMatchObject({
    tool: "cv-check",
    attributes: {
      version: "1.4",
      load: "eager",
      fallback: "none",
      props: { joinHref: "/x?a=1&b=2", uploadTitle: 'Klar "nu"?' },
    },
  });
  expect(rest).toEqual([]);
});

it("reads JSON, which attributes override, and ignores JSON that is broken", () => {
  const json = (text: string) => `<script type="application/json">${text}</script>`;
  const attributes = (html: string) => piecesOf(html).map((piece) => "attributes" in piece && piece.attributes);
  expect([
    ...attributes(`<div data-site-widget="a" data-title="Nu">${json('{"title":"Før","list":[1]}')}</div>`),
    ...attributes(`<div data-widget="a">${json('{"title":')}</div>`),
    ...attributes(`<div data-widget="a">${json("[1]")}</div>`),
  ]).toEqual([{ props: { title: "Nu", list: [1] } }, {}, {}]);
});

it("keeps other HTML in its place", () => {
  const pieces = piecesOf(`Først <b>noget</b><div data-widget="a"></div>
    <script src="https://other/x.js"></script><div data-widget=""></div>`);
  expect(pieces.map((piece) => ("tool" in piece ? piece.tool : piece.html))).toEqual([
    "Først <b>noget</b>",
    "a",
    '<script src="https://other/x.js"></script><div data-widget=""></div>',
  ]);
});

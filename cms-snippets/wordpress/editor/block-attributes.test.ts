import { expect, it } from "vitest";
import { decoded, withProp } from "./block-attributes.ts";

it("decodes what WordPress encodes for a person without the right to write HTML, once", () => {
  const stored = {
    title: "L&amp;n &lt; 5 &quot;nu&quot; &#039;og&#039; &amp;amp; &nbsp;",
    list: ["a &amp; b", 2, null],
  };
  expect(decoded(stored)).toEqual({ title: `L&n < 5 "nu" 'og' &amp; &nbsp;`, list: ["a & b", 2, null] });
});

it("stores what differs from the default", () => {
  const props = { title: "Før", open: true };
  expect([
    withProp(props, "title", "Efter", "Standard"),
    withProp(props, "title", "Standard", "Standard"),
    withProp(props, "title", "", "Standard"),
    withProp(props, "open", undefined, false),
    withProp(props, "open", false, undefined),
  ]).toEqual([
    { open: true, title: "Efter" },
    { open: true },
    { open: true },
    { title: "Før" },
    { title: "Før", open: false },
  ]);
});

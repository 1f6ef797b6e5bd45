import { expect, it } from "vitest";
import { withoutWrapper } from "./without-wrapper.ts";

function unwrapped(text: string, length = text.length || 1): readonly [string, boolean] {
  const reader = withoutWrapper();
  let found = "";
  for (let from = 0; from < text.length; from += length) found += reader.push(text.slice(from, from + length));
  return [found + reader.end(), reader.wasWrapped()];
}

it.each([
  ["<!--", "-->"],
  ["<!--\n", "\n-->\n"],
  ["<![CDATA[", "]]>"],
  ["//<![CDATA[\n", "\n//]]>"],
  ["/*<![CDATA[*/", "/*]]>*/"],
  ["// <!--\n", "\n// -->"],
  ['\ufeff<script type="application/ld+json">', "</script>"],
  ['<script type="application/ld+json">\r\n<!--', "-->\r\n</script>\n"],
])("takes %j and %j off JSON, and keeps the numbers of lines", (before, after) => {
  const json = `[{"a":"<!-- -->"},\n${'{"b":1},\n'.repeat(300)}{"c":"]]> //"}]`;
  for (const length of [undefined, 1, 7, 999, 1_001]) {
    const [found, wasWrapped] = unwrapped(before + json + after, length);
    expect([found.trim(), wasWrapped]).toEqual([json, true]);
    expect(found.indexOf("[")).toBe((before.match(/\n/g) ?? []).length);
  }
});

it.each(["", "[]", '{"a":1}', ' {"a":"-->"}', "{}-->", "<p>Job</p>", "<!doctype html>\n<p>Job</p>"])(
  "leaves %j as it is",
  (text) => {
    for (const length of [undefined, 1]) expect(unwrapped(text, length)).toEqual([text, false]);
  },
);

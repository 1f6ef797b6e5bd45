import { expect, it } from "vitest";
import { tableOf, withPart } from "./documented-part.ts";

const part = { document: "docs/x.md", mark: "settings", markdown: "| a |" };

it("replaces what is between the marks, and nothing else", () => {
  const text = "# Title\n\n<!-- settings -->\nold\n<!-- /settings -->\n\nEnd.\n";
  const written = withPart(text, part);
  expect(written).toBe("# Title\n\n<!-- settings -->\n\n| a |\n\n<!-- /settings -->\n\nEnd.\n");
  expect(withPart(written, part)).toBe(written);
});

it.each(["no marks", "<!-- settings --> never closed", "<!-- settings --><!-- /settings --><!-- settings -->"])(
  "refuses a document without both marks: %s",
  (text) => {
    expect(() => withPart(text, part)).toThrow("docs/x.md must have <!-- settings --> and <!-- /settings -->, once.");
  },
);

it("writes a table", () => {
  expect(tableOf(["a", "b"], [["1", "2"]])).toBe("| a | b |\n| --- | --- |\n| 1 | 2 |");
});

import { expect, it } from "vitest";
import { escapeHtml } from "./escape-html.ts";

it("escapes what could end a text or an attribute, and leaves other letters", () => {
  expect(escapeHtml(`<b title="Åse's">R&D &amp; 🌱</b>`)).toBe(
    "&#60;b title=&#34;Åse&#39;s&#34;&#62;R&#38;D &#38;amp; 🌱&#60;/b&#62;",
  );
});

import { expect, it } from "vitest";
import { plainText, sectionsOf } from "./text-sections.ts";

it("reads paragraphs, cells and lists as lines, and entities as letters", () => {
  const html =
    "<p>Løn &amp; <em>bonus</em>.<br>Nu.</p><ul><li>et</li><li>to</li></ul><table><tr><td>a</td><td>b</td></tr></table>";
  expect(plainText(html)).toBe("Løn & bonus.\nNu.\net\nto\na\nb");
});

it("reads nothing of scripts, styles and comments", () => {
  expect(plainText('<script>alert("x")</script><style>p{}</style><!-- skjult -->Tekst')).toBe("Tekst");
});

it("keeps what only looks like markup", () => {
  expect(plainText("1 < 2 og 3 > 2")).toBe("1 < 2 og 3 > 2");
});

it("divides a text at its headings", () => {
  expect(sectionsOf('<p>Først</p><h2 id="a">En <b>titel</b></h2><p>Et</p><h3>To</h3>')).toEqual([
    { heading: "", text: "Først" },
    { heading: "En titel", text: "Et" },
    { heading: "To", text: "" },
  ]);
});

import { expect, it } from "vitest";
import { contentsOf } from "./contents-of.ts";

it("lists the sections of a text, and gives their headings ids of their words", () => {
  const { html, sections } = contentsOf(
    "<h2>Når du logger ind</h2><p>Så.</p><h2>Løn &amp; <em>kontrakt</em></h2><h3>Nej</h3>",
  );
  expect(sections).toEqual([
    { id: "naar-du-logger-ind", title: "Når du logger ind" },
    { id: "loen-kontrakt", title: "Løn & kontrakt" },
  ]);
  expect(html).toBe(
    '<h2 id="naar-du-logger-ind">Når du logger ind</h2><p>Så.</p><h2 id="loen-kontrakt">Løn &amp; <em>kontrakt</em></h2><h3>Nej</h3>',
  );
});

it("leaves the ids of the page alone", () => {
  expect(contentsOf("<h2>Indhold</h2><h2>Menu</h2>").sections.map(({ id }) => id)).toEqual([
    "afsnit-indhold",
    "afsnit-menu",
  ]);
});

it("numbers equal titles, and names a title without letters", () => {
  expect(contentsOf("<h2>Ja</h2><h2>Ja!</h2><h2>…</h2>").sections.map(({ id }) => id)).toEqual([
    "ja",
    "ja-2",
    "afsnit",
  ]);
});

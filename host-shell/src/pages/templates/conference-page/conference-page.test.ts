import { expect, test } from "vitest";
import { text } from "../../block/block-samples.ts";
import { listedPage } from "../../content/listed-page.ts";
import { renderSample } from "../../testing/draw-sample.ts";
import { layoutOf } from "../../testing/sample-layout.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { preparePage } from "../../prepare-page.ts";

const fields = {
  city: text("Odense"),
  date: text("2027-03-04T09:00"),
  price: text("1.295"),
  theme: text("Når planen ændrer sig"),
  venue: text("Farvergården"),
};
const main = [{ uid: "top", componentName: "ConferenceHeroHeader", fields: { title: text("Lederdagen") } }];

test("the blocks of the page get the data of the conference", async () => {
  const { html } = await renderSample({ main, templateName: "ConferencePage", fields });
  expect(html).toContain("torsdag den 4.\u00A0marts 2027 kl. 9");
  expect(html).toContain("Farvergården");
});

test("a conference without any field is a page, with a hero that has the name", async () => {
  const { html } = await renderSample({ main, templateName: "ConferencePage" });
  expect(html).toContain("Dato følger");
});

test("editors of a CMS have the date, the city and the link of the page around what shows them", async () => {
  const marked = (value: unknown, fieldId: string) => ({ value, metadata: { fieldId } });
  const { html } = await renderSample({
    main,
    editing: true,
    templateName: "ConferencePage",
    fields: {
      city: marked("Odense", "{city}"),
      date: marked("2027-03-04T09:00", "{date}"),
      link: marked({ href: "#tilmelding", text: "Tilmeld dig" }, "{link}"),
    },
  });
  const opened = [...html.matchAll(/kind="open"[^>]*>([^<]*)</g)].map(([, code = ""]) => code);
  for (const id of ["{city}", "{date}", "{link}"]) expect(opened.some((code) => code.includes(id))).toBe(true);
});

test("a list gets the place, the beginning and the price", () => {
  const page = preparePage(layoutOf({ main, templateName: "ConferencePage", fields }), sampleSite);
  expect(page.frame.additional?.(page.data)).toEqual({
    address: "Farvergården, Odense",
    date: "2027-03-04T09:00:00+01:00",
    price: "1.295",
    priceIsFree: false,
    soldOut: false,
  });
  expect(page.frame.contentType).toEqual({ id: "konference", title: "Konference" });
  expect(() => listedPage("/k", layoutOf({ main, templateName: "ConferencePage" }), sampleSite)).not.toThrow();
});

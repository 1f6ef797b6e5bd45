import { expect, it } from "vitest";
import { areaOf } from "../area-of.ts";
import { itemOf as under } from "../define-criterion.ts";
import { improvable, passed, warned } from "../verdict.ts";
import type { DraftArea } from "../draft-area.ts";
import { effects } from "../effects.ts";
import { advice } from "./advice.ts";
import { composeAreas } from "./compose-areas.ts";

const draft = (text: string): DraftArea =>
  areaOf({
    key: "results",
    title: "Resultater",
    text: "Ingen af punkterne har et tal.",
    isfound: true,
    items: [
      under(
        { id: "result-numbers", title: "Tal" },
        warned("Ingen af punkterne har et tal.", advice("results.few", { punkt: text })),
      ),
    ],
  });
const itemOf = (area: DraftArea, overrides = {}) => composeAreas([area], overrides)[0]?.items[0];

it("puts the default advice after the finding, with its values", () => {
  expect(composeAreas([draft("»Førte kassen«")])).toEqual([
    {
      meta: {
        key: "results",
        title: "Resultater",
        text: "Ingen af punkterne har et tal.",
        isfound: true,
        warning: true,
      },
      items: [
        {
          warning: true,
          title: "Tal",
          text: "Ingen af punkterne har et tal. Sæt tal på mindst en tredjedel af dem, så læseren kan se, hvad du har opnået. Tag fx »Førte kassen«: Hvor mange, hvor meget eller hvor hurtigt? Et forsigtigt skøn, du kan stå inde for, er bedre end intet tal.",
          todo: "Sæt tal på dine resultater",
          effect: effects["result-numbers"],
        },
      ],
    },
  ]);
});

it("puts the text of a site in place of the default, and leaves the finding and the other texts", () => {
  expect(itemOf(draft("»Førte kassen«"), { "results.few": "Hvor mange? Hvor meget? Skriv det ved {punkt}." })).toEqual({
    warning: true,
    title: "Tal",
    text: "Ingen af punkterne har et tal. Hvor mange? Hvor meget? Skriv det ved »Førte kassen«.",
    todo: "Sæt tal på dine resultater",
    effect: effects["result-numbers"],
  });
  expect(itemOf(draft(""), { "results.few": "Sæt tal på.", "results.few.todo": "Find tal frem" })).toMatchObject({
    text: "Ingen af punkterne har et tal. Sæt tal på.",
    todo: "Find tal frem",
  });
});

it("fills a placeholder wherever it stands", () => {
  const text = "{punkt} og {punkt}.";
  expect(itemOf(draft("»a«"), { "results.few": text })?.text).toBe("Ingen af punkterne har et tal. »a« og »a«.");
});

it.each(["»{punkt}«", "»{min}«", "»$& og $1 og $`«", "»<b>&amp;</b>«"])(
  "takes %s in a CV as words, not as a placeholder or a pattern",
  (quote) => {
    const item = itemOf(draft(quote), { "results.few": "Se {punkt}." });
    expect(item?.text).toBe(`Ingen af punkterne har et tal. Se ${quote}.`);
  },
);

it("keeps several findings and their advice in order", () => {
  const verdict = improvable(
    "Ved dit job kan læseren se omfanget.",
    advice("leadership.addFact", { mangler: "budget" }),
    "Ved »Souschef« fandt vi hverken antal medarbejdere, budget eller hvem du refererer til.",
    advice("leadership.otherJob"),
  );
  const area = areaOf({
    key: "leadership",
    title: "Ledelse",
    text: "Ét job.",
    isfound: true,
    items: [under({ id: "leadership-scope", title: "Ansvar" }, verdict)],
  });
  expect(itemOf(area, { "leadership.otherJob": "Skriv det også der." })).toEqual({
    warning: false,
    improvable: true,
    title: "Ansvar",
    text: "Ved dit job kan læseren se omfanget. Tilføj gerne budget: Det spørger mange om, når de ansætter ledere. Ved »Souschef« fandt vi hverken antal medarbejdere, budget eller hvem du refererer til. Skriv det også der.",
  });
});

it("leaves a criterion without advice as it is", () => {
  const items = [
    under({ id: "email", title: "E-mail" }, passed("Din e-mailadresse er nem at finde: »{navn}@example.dk«.")),
  ];
  const area = areaOf({ key: "contact", title: "Kontakt", text: "Vi fandt {den}.", isfound: true, items });
  expect(composeAreas([area])).toMatchObject([
    {
      meta: { text: "Vi fandt {den}." },
      items: [{ text: "Din e-mailadresse er nem at finde: »{navn}@example.dk«." }],
    },
  ]);
});

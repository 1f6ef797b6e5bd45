import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

function textOf(cv: string, area: string, item: string): string | undefined {
  const areas = reviewAreas(cvFromText(cv), new Date("2026-11-20T12:00:00Z"));
  return areas.find(({ meta }) => meta.key === area)?.items.find(({ title }) => title === item)?.text;
}

it.each([
  [
    "Teamleder. Vendte et underskud på to år.",
    "Din profiltekst fortæller din rolle (»Teamleder«). Tilføj gerne, hvor mange års erfaring du har, og hvor mange du leder, eller hvor stort et budget du har ansvar for.",
  ],
  [
    "Teamleder med ti års erfaring fra service.",
    "Din profiltekst fortæller din rolle (»Teamleder«) og din erfaring (»ti års erfaring«). Tilføj gerne, hvor mange du leder, eller hvor stort et budget du har ansvar for.",
  ],
  [
    "Har ti års erfaring fra service.",
    "Din profiltekst fortæller din erfaring (»ti års erfaring«). Tilføj gerne din rolle, og hvor mange du leder, eller hvor stort et budget du har ansvar for.",
  ],
])("separates clauses by commas in the advice on »%s«", (profile, expected) => {
  expect(textOf(`# Profil\n${profile}`, "profile", "Rolle, erfaring og ansvar")).toBe(expected);
});

const item = "Medarbejdere, budget og hvem du refererer til";

it("does so if only one clause is missing", () => {
  const cv = "# Erfaring\n2019 - nu Teamleder, NordByg\n- Leder 9 medarbejdere med et budget på 12 mio. kr.";
  expect(textOf(cv, "leadership", item)).toMatch(/ Tilføj gerne, hvem du refererer til: Det spørger mange om/u);
});

it("asks one of the two latest jobs for what the other states", () => {
  const cv = `# Erfaring
    2019 - nu Distriktschef, NordByg
    - Leder 9 medarbejdere og refererer til direktøren
    2012 - 2018 Souschef, Brugsen
    - Stod for varer`;
  expect(textOf(cv, "leadership", item)).toBe(
    "Ved ét af dine to seneste job kan læseren se omfanget af dit ansvar: »9 medarbejdere« (Distriktschef). Tilføj gerne budget: Det spørger mange om, når de ansætter ledere. Ved »Souschef, Brugsen« fandt vi hverken antal medarbejdere, budget eller hvem du refererer til. Skriv det gerne også der.",
  );
});

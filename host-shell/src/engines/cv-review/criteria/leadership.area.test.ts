import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function scopeItem(profile: string, points: readonly string[]): string | undefined {
  const cv = cvFromText(`
    # Profil
    ${profile}
    # Erfaring
    Driftschef, Alfa A/S, 2015 - nu
    ${points.map((point) => `- ${point}`).join("\n")}`);
  return reviewAreas(cv, today).find(({ meta }) => meta.key === "leadership")?.items[0]?.text;
}

it("mentions it if only the profile states the extent of leadership", () => {
  expect(scopeItem("Jeg leder 35 medarbejdere og har et budget på 12 mio. kr.", ["Åbnede to lagre"])).toBe(
    "Ved »Driftschef, Alfa A/S« fandt vi hverken antal medarbejdere, budget eller hvem du refererer til. Din profiltekst nævner antallet af medarbejdere og budgettet. Gentag det ved det job, det gælder, for mange går direkte til jobbene. Skriv det i det første punkt, fx »Leder 24 medarbejdere, har et budget på 12 mio. kr. og refererer til direktøren«. Det er det, der viser størrelsen på dit job.",
  );
});

it("asks for no fact that the profile states", () => {
  expect(scopeItem("Refererer til skolechefen.", ["Leder 35 medarbejdere", "Styrer et budget på 12 mio. kr."])).toMatch(
    / Hvem du refererer til, står i din profiltekst\. Gentag det gerne ved det job, det gælder\.$/u,
  );
  expect(scopeItem("Refererer til skolechefen.", ["Leder 35 medarbejdere"])).toMatch(
    / Tilføj gerne budget: Det spørger mange om, når de ansætter ledere\. Hvem du refererer til, står i din profiltekst\. Gentag det gerne ved det job, det gælder\.$/u,
  );
  expect(scopeItem("Leder 35 medarbejdere og styrer et budget på 9 mio. kr.", ["Refererer til direktøren"])).toMatch(
    / Antallet af medarbejdere og budgettet står i din profiltekst\. Gentag det gerne ved det job, det gælder\.$/u,
  );
});

it("asks for facts that are not in the CV", () => {
  expect(scopeItem("Jeg kan lide orden.", ["Leder 35 medarbejdere"])).toMatch(
    / Tilføj gerne budget, og hvem du refererer til: Det spørger mange om, når de ansætter ledere\.$/u,
  );
});

function areaOf(jobs: string): readonly (string | undefined)[] {
  const area = reviewAreas(cvFromText(`# Erfaring\n${jobs}`), today).find(({ meta }) => meta.key === "leadership");
  return [area?.meta.text, area?.items[0]?.text];
}

it("counts a job whose points describe leadership, whatever its title", () => {
  expect(
    areaOf(`
      2019 - nu Projektchef, NordByg A/S
      - Ansvarlig for 4 byggeledere og ca. 35 håndværkere
      - Refererer til direktøren
      2012 - 2018 Byggeleder, Kystens Entreprise ApS
      - Opførelse af 112 boliger`),
  ).toEqual([
    "Vi fandt ét job med ledelsesansvar: »Projektchef, NordByg A/S«.",
    "Ved dit job med ledelsesansvar kan læseren se omfanget: »4 byggeledere« (Projektchef). Tilføj gerne budget: Det spørger mange om, når de ansætter ledere.",
  ]);
});

it("counts it together with titles of leaders", () => {
  expect(
    areaOf(`
      2019 - nu Entrepriseleder, NordByg A/S
      - Leder 12 byggeledere
      2012 - 2018 Teamleder, Kystens Entreprise ApS
      - Ledede 9 medarbejdere`),
  ).toEqual([
    "Vi fandt to job med ledelsesansvar.",
    "Ved begge job med ledelsesansvar kan læseren se omfanget, fx »12 byggeledere« (Entrepriseleder) og »9 medarbejdere« (Teamleder). Tilføj gerne budget, og hvem du refererer til: Det spørger mange om, når de ansætter ledere.",
  ]);
});

it("does not count a project manager whose points describe no leadership", () => {
  expect(areaOf("2019 - nu Projektchef, NordByg A/S\n- Ansvarlig for tilbud og kontrakter")[0]).toBe(
    "Vi fandt ingen ledertitler blandt dine job.",
  );
});

it("asks nothing of the jobs before the two latest", () => {
  const jobs = `
    2019 - nu Driftschef, NordByg A/S
    - Leder 12 byggeledere med et budget på 9 mio. kr. og refererer til direktøren
    2012 - 2018 Teamleder, Kystens Entreprise ApS
    - Ledede 9 medarbejdere
    2008 - 2012 Souschef, Brugsen
    - Stod for varer`;
  expect(areaOf(jobs)[1]).toBe(
    "Ved dine to seneste job kan læseren se omfanget af dit ansvar, fx »12 byggeledere« (Driftschef) og »9 medarbejdere« (Teamleder). Det gør størrelsen på dit ansvar tydelig.",
  );
});

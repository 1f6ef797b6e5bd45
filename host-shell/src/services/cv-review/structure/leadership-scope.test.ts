import { expect, it } from "vitest";
import { leadershipScopeIn } from "./leadership-scope.ts";

const nothing = { headCount: undefined, budget: undefined, reporting: undefined };

it.each([
  [
    "Leder 120 medarbejdere gennem fire teamledere og refererer til direktøren",
    { headCount: "120 medarbejdere", reporting: "refererer til direktøren" },
  ],
  ["Ledede et team på 14", { headCount: "Ledede et team på 14" }],
  ["Personaleansvar for otte", { headCount: "Personaleansvar for otte" }],
  ["Styrede et driftsbudget på 85 mio. kr.", { budget: "driftsbudget på 85 mio. kr." }],
  ["Havde resultatansvar", { budget: "resultatansvar" }],
  ["Medlem af direktionen", { reporting: "Medlem af direktionen" }],
  ["Ledede 3 projekter", {}],
  ["Ansvarlig for rekruttering af ca. tyve ledere om året", {}],
  ["Ansvarlig for lønforhandling for 1.200 ansatte", {}],
  ["Underviste hvert år 150 ledere i den svære samtale", {}],
  ["Ansatte 12 medarbejdere", {}],
  ["Ansvarlig for rekruttering og ledelse af 20 medarbejdere", { headCount: "20 medarbejdere" }],
  ["Leder 24 medarbejdere og står for rekruttering", { headCount: "24 medarbejdere" }],
  ["Rekrutterede 8 ledere.\nLeder 24 medarbejdere", { headCount: "24 medarbejdere" }],
  ["Ansvarlig for butikkerne i region Nord", {}],
  ["Leder 32 ejendomsfunktionærer", { headCount: "32 ejendomsfunktionærer" }],
  ["Ledede 40 reddere og har vagt", { headCount: "Ledede 40 reddere" }],
  ["Ledede 40 på tre skift", { headCount: "Ledede 40 på tre skift" }],
  ["Ledede 14 lokationer", {}],
  ["Leder tre store byggeprojekter", {}],
  ["HR-chef med erfaring fra servicevirksomheder med 300 til 1.200 ansatte", {}],
  ["Virksomheden har 300 ansatte", {}],
  ["Afdelingsleder i en produktionsvirksomhed med 400 medarbejdere", {}],
  ["Leder en organisation med 200 medarbejdere", { headCount: "200 medarbejdere" }],
  ["Adm. direktør i en familieejet virksomhed med 60 medarbejdere", { headCount: "60 medarbejdere" }],
  ["Leder i dag en tresporet skole med 74 medarbejdere, 612 elever", { headCount: "74 medarbejdere" }],
  ["Skole med 612 elever", {}],
  ["Havde HR-ansvar for 1.200 ansatte og ledede otte HR-konsulenter", { headCount: "otte HR-konsulenter" }],
  ["Har ledet HR-afdelinger på op til otte medarbejdere", { headCount: "op til otte medarbejdere" }],
  ["Skemalagde for 52 lærere", {}],
  ["Vagtplanlægning for 30 medarbejdere", {}],
  ["Udviklede seks teamledere, hvoraf to i dag er chefer", {}],
  ["Leder, coacher og udvikler 40 medarbejdere", { headCount: "40 medarbejdere" }],
  ["Ansvarlig for ledelse og udvikling af femogtyve medarbejdere", { headCount: "femogtyve medarbejdere" }],
  ["Indgik i et team på 12", {}],
  ["Samarbejdede med 20 kolleger", {}],
  ["Reducerede spild med 3,2 mio. kr. årligt", {}],
  ["Vendte et underskud på 2,1 mio. kr.\nBudget: 48 mio. kr.", { budget: "Budget: 48 mio. kr." }],
  ["Leder med reference til fabriksdirektøren. Løftede OEE", { reporting: "reference til fabriksdirektøren" }],
  ["Refererer til adm. direktør og leder", { reporting: "Refererer til adm. direktør" }],
  ["Anlægsramme på 40 mio. kr.", { budget: "40 mio. kr." }],
])("reads the scope of leadership in »%s«", (text, expected) => {
  expect(leadershipScopeIn(text, "da")).toEqual({ ...nothing, ...expected });
});

it.each([
  [
    "Lead 80 employees and report to the managing director",
    { headCount: "80 employees", reporting: "report to the managing director" },
  ],
  ["Trained 12 employees", {}],
  ["I lead 35 sales people and own a revenue", { headCount: "35 sales people" }],
  ["Led 40 across three sites", { headCount: "Led 40 across three sites" }],
  ["Managed a team of ten", { headCount: "Managed a team of ten" }],
  ["Finance lead in a company with 900 employees", {}],
  ["Member of a team of nine", {}],
  ["Hired 14 account managers", {}],
  ["Managed nineteen stores", {}],
  ["Hired to give the people back their pride", {}],
  ["P&L of EUR 12 million", { budget: "P&L of EUR 12 million" }],
])("reads it in English in »%s«", (text, expected) => {
  expect(leadershipScopeIn(text, "en")).toEqual({ ...nothing, ...expected });
});

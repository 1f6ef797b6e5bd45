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
])("reads the scope of leadership in »%s«", (text, expected) => {
  expect(leadershipScopeIn(text, "da")).toEqual({ ...nothing, ...expected });
});

it.each([
  [
    "Lead 80 employees and report to the managing director",
    { headCount: "80 employees", reporting: "report to the managing director" },
  ],
  ["Trained 12 employees", {}],
  ["Hired to give the people back their pride", {}],
  ["P&L of EUR 12 million", { budget: "P&L of EUR 12 million" }],
])("reads it in English in »%s«", (text, expected) => {
  expect(leadershipScopeIn(text, "en")).toEqual({ ...nothing, ...expected });
});

import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { structureOf } from "../structure/cv-structure.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { areaOf } from "./area-of.ts";
import { itemOf } from "./define-criterion.ts";
import { plainWords, spelling } from "./plain-language.ts";

/** The judgment of a criterion about a profile: its text, and whether it is a tip on something found. */
function said(criterion: typeof spelling | typeof plainWords, text: string, language: CvDocument["language"] = "da") {
  const cv = structureOf(cvFromText(`# Profil\n${text}`, { language }));
  const item = itemOf(criterion, criterion.judge(cv, new Date()));
  const [area] = composeAreas([areaOf({ key: "actionverbs", title: "", text: "", isfound: true, items: [item] })]);
  return [area?.items[0]?.improvable === true, area?.items[0]?.text];
}

it("names common words that are misspelt, with the right spelling", () => {
  expect(said(spelling, "Jeg er desvære ikke god til Administation, men ansvarelig.")).toEqual([
    true,
    "»desvære« staves »desværre«, »administation« staves »administration« og »ansvarelig« staves »ansvarlig«. Læs resten igennem en ekstra gang, eller få en anden til det.",
  ]);
});

it.each([
  "Jeg hedder Interessant Udannsen og er fra Kordine.",
  "Stakeholder management, flexible working, Kompetenz og Erfahrung",
  "Hrsg. ved Profesionell GmbH",
])("is silent about names and other languages: »%s«", (text) => {
  expect(said(spelling, text)[0]).toBe(false);
});

it("does not look at the spelling of an English CV", () => {
  expect(said(spelling, "Responsible for administation.", "en")).toEqual([
    false,
    "Få gerne en anden til at læse dit CV igennem for stavefejl.",
  ]);
});

it("names buzzwords where there are at least three", () => {
  expect(said(plainWords, "Jeg eksekverer på synergier og skaber alignment i teamet.")).toEqual([
    true,
    "Du bruger ord som »eksekverer«, »synergier« og »alignment«. Skriv hellere, hvad du gjorde, med de ord, du ville bruge til en kollega: Det siger mere.",
  ]);
  expect(said(plainWords, "Jeg har ansvar for stakeholders og leder et lager.")[0]).toBe(false);
});

import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "../criteria/review-areas.ts";
import { structureOf } from "./cv-structure.ts";

const letter = `
  Ansøgning til stillingen som værkstedsleder
  Kære Henrik Lassen
  Jeg søger stillingen, fordi jeg gerne vil prøve kræfter med større maskiner. I har 300 medarbejdere.
  Fra 2014 til 2016 var jeg på orlov for at rejse.
  Jeg ser frem til at høre fra jer.
  Med venlig hilsen
  Jonas Vang
`;
const cv = `
  Jonas Vang
  Værkstedsleder
  7400 Herning, 40 11 22 33, jonas@example.dk
  # Erfaring
  2018 – nu Værkstedsleder, Herning Biler
  - Leder otte mekanikere
  2012 – 2018 Mekaniker, Ikast Auto
  - Reparerede lastbiler
  # Uddannelse
  Automekaniker, Herning Erhvervsskole, 2012
  # Sprog
  Dansk: modersmål`;

it("leaves a letter in the same file out of the CV, and says so", () => {
  const alone = structureOf(cvFromText(cv));
  const both = structureOf(cvFromText(letter + cv));
  expect([both.roles?.map(({ label }) => label), both.hasAllRoles, both.words]).toEqual([
    alone.roles?.map(({ label }) => label),
    true,
    alone.words,
  ]);
  const length = reviewAreas(cvFromText(letter + cv), new Date("2026-11-20T12:00:00Z")).find(
    ({ meta }) => meta.key === "length",
  );
  expect(length?.items[0]?.text).toBe(
    "Filen fylder én side, og på side 1 står et brev, som vi har holdt ude af vurderingen. Upload gerne CV’et for sig: Så er siderne og tallene kun dets egne.",
  );
});

it("leaves a letter below the CV out, too", () => {
  const both = structureOf(cvFromText(cv + letter));
  expect([both.letterOn, both.roles?.length, both.hasAllRoles]).toEqual([0, 2, true]);
});

it.each([
  ["a CV without a letter", cv],
  ["a letter alone", letter],
  ["a greeting without an end", `Kære læser\n${cv}`],
])("leaves nothing out of %s", (_, text) => {
  expect(structureOf(cvFromText(text)).letterOn).toBe(undefined);
});

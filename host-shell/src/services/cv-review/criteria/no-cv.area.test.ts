import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const prose = Array.from(
  { length: 12 },
  (_, at) => `Sætning nummer ${at} handler om ledelse i det daglige og har ingen år i sig.`,
).join("\n");

function keysIn(text: string): readonly string[] {
  return reviewAreas(cvFromText(text), new Date("2026-11-20T12:00:00Z")).map(({ meta }) => meta.key);
}

it.each([
  ["an essay", `Ros til den stille leder\nOktober 2025\n# Hvad vi belønner\n${prose}\n# Hvad det koster\n${prose}`],
  [
    "a job posting",
    `Afdelingsleder søges\n# Om jobbet\n${prose}\n# Kvalifikationer\n- Du har ledet før\n# Kontakt\nRing til 98 12 34 56`,
  ],
  [
    "a letter",
    `Mette Holm\nSkovvej 7, 8000 Aarhus C\nmette@holm.dk\n3. maj 2026\nKære Anne\n${prose}\nVenlig hilsen\nMette`,
  ],
])("says of %s that it is no CV, and judges nothing", (_, text) => {
  const [area, ...others] = reviewAreas(cvFromText(text), new Date("2026-11-20T12:00:00Z"));
  expect(others).toEqual([]);
  expect(area?.meta).toMatchObject({ key: "document", warning: false, judged: false });
  expect(area?.items.every(({ warning, judged }) => !warning && judged === false)).toBe(true);
});

it.each([
  ["two periods and no headings", `Mette Holm\n2019 – nu\nForkant\n2012 – 2018\nMøllerup\n${prose}`],
  ["one job with a title", `Mette Holm\nDriftschef, Nordhavn A/S, 2015 – nu\n${prose}`],
  ["the parts of a CV without a year", `# Profil\n${prose}\n# Sprog\nDansk\n# IT\nExcel`],
  ["the title of a CV", `CV – Mette Holm\n${prose}`],
])("reviews a document with %s as a CV", (_, text) => {
  expect(keysIn(text).length).toBeGreaterThan(15);
});

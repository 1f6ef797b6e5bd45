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

const contact = "info@groenby.example.dk · 86 12 34 56";

it.each([
  [
    "an annual report",
    `Årsberetning 2025\n${contact}\n${prose}\n# Bestyrelsen\nFormand Jens Toft, 2021 – 2025\nKasserer Ole Krag, 2015 – 2025\n# Kurser\nBier, 2025\n# Sprog\nDansk`,
    "Øverst står »Årsberetning 2025«",
  ],
  [
    "a programme",
    `Dagen for ledere\n${contact}\n${prose}\n# Kurser\n09.00 – 09.30 Morgenmad\n09.30 – 10.15 Lean i praksis\n10.15 – 11.00 Den svære samtale\n# Sprog\nDansk\n# IT\nExcel`,
    "fx »09.00 – 09.30 Morgenmad«",
  ],
  [
    "a posting with the headings of a CV",
    `Driftschef til Nordhavn\n${contact}\n${prose}\n# Kompetencer\nErfaring med Lean\n# Uddannelse\nDu har gerne en HD\n# Sprog\nDit engelsk er godt`,
    "fx »Du har gerne en HD«",
  ],
  [
    "a tax statement with employers and periods",
    `Borgerservice Skat\nSusanne Juhl\nÅrsopgørelse for 2025\n# Indkomst\nDriftschef, Vestlunde Logistik A/S, 01.01.2025 – 31.07.2025\nDriftschef, Korsbæk Terminal ApS, 01.08.2025 – 31.12.2025\n${prose}`,
    "Øverst står »Årsopgørelse for 2025«.",
  ],
  [
    "minutes with the headings of a CV",
    `Referat af møde i chefgruppen\n${contact}\n# Uddannelse og kurser\nFire ledere begynder i januar 2027\n# IT\nNyt WMS\n${prose}`,
    "»Referat af møde i chefgruppen«",
  ],
  [
    "a posting that speaks to nobody",
    `Afdelingsleder\nFuld tid, tiltrædelse 1. februar\n# Profil\n${prose}\n# Uddannelse\nDiplom i ledelse er en fordel\n# Sprog\nDansk`,
    "Teksten ligner et stillingsopslag, fx »Fuld tid, tiltrædelse 1. februar«",
  ],
  [
    "a portrait in a newspaper",
    `The captain who never wanted the bridge\n${prose}\nTorben has been a mate on the line since 1991, recalls her\nThe company has had three ships of its own since 2004, he says`,
    "ikke job eller uddannelser i en liste med perioder",
  ],
  [
    "a portrait with a list of posts",
    `The captain who never wanted the bridge\nBy Oscar Penhallow\n“She asked what we would do”\n“I have only been up since five”\n2022 – now Chief executive, Sydhavs Ferries\n2015 – 2022 Head of operations, Fynbus\n${prose}`,
    "Øverst står, hvem der har skrevet teksten (»By Oscar Penhallow«), og vi fandt hverken e-mail eller telefonnummer.",
  ],
  ["a text without a list of jobs", prose, "ikke job eller uddannelser i en liste med perioder"],
])("tells by what it takes %s for another document", (_, text, reason) => {
  const areas = reviewAreas(cvFromText(text), new Date("2026-11-20T12:00:00Z"));
  expect(areas.map(({ items }) => items[0]?.text)).toEqual([expect.stringContaining(reason)]);
});

it.each([
  ["two periods and no headings", `Mette Holm\n2019 – nu\nForkant\n2012 – 2018\nMøllerup\n${prose}`],
  ["one job with a title", `Mette Holm\nDriftschef, Nordhavn A/S, 2015 – nu\n${prose}`],
  ["the parts of a CV without a year", `# Profil\n${prose}\n# Sprog\nDansk\n# IT\nExcel`],
  [
    "a sentence about a programme near the top",
    `Lars Holm\nKeynote speaker\nProgram at Harvard Business School. Since 2018 he has led it\n# Profil\n${prose}\n# Sprog\nDansk\n# IT\nExcel`,
  ],
  [
    "the title of a programme and two whole jobs",
    `Program for ledere\n${contact}\n# Erfaring\nDriftschef, Nordhavn A/S, 2015 – nu\nTeamleder, Østvang A/S, 2010 – 2015\n${prose}`,
  ],
  [
    "a title that begins like that of a programme",
    `Program Manager\n${contact}\n# Profil\n${prose}\n# Sprog\nDansk\n# IT\nExcel`,
  ],
  ["the title of a CV", `CV – Mette Holm\n${prose}`],
])("reviews a document with %s as a CV", (_, text) => {
  expect(keysIn(text).length).toBeGreaterThan(15);
});

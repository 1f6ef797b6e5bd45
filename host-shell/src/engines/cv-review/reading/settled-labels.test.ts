import { expect, test } from "vitest";
import { pdfOf } from "../testing/pdf-of.ts";
import { readCv } from "../testing/read-cv.ts";
import { structureOf } from "../structure/cv-structure.ts";

type Cell = readonly [label: string, ...text: string[]];

const cells: readonly Cell[] = [
  ["Kontakt", "Ndr. Ringgade 14, 7500 Holstebro", "40 18 62 93, soren@example.dk"],
  ["Profil", "Fabrikschef, der får folk på gulvet til at tage ansvar. Seneste otte år med", "180 timelønnede."],
  ["Arbejde"],
  ["2018 – 2024", "Fabrikschef, Nordvest Fjerkræ A/S", "Ansvarlig for to linjer, 180 timelønnede og 9 ledere."],
  ["2012 – 2018", "Produktionsleder, Arla Foods", "Leder for 45 operatører på dagholdet."],
  ["2007 – 2012", "Driftsleder, Kongsdal Is A/S", "Daglig ledelse af 12 mejerister."],
  ["Uddannelse"],
  ["2015 – 2017", "Diplom i ledelse, VIA University College"],
  ["Sprog", "Dansk, modersmål. Engelsk, samtale."],
  ["IT", "SAP og Excel"],
];

/**
 * A table with labels of 11 points in its left cells. The baselines of headings and dates differ from those of the
 * text.
 */
const tableOf = (headings: number, dates: number) =>
  pdfOf((pdf) => {
    pdf.font("Helvetica-Bold", 20).text("Søren Qvist Damkjær", 182, 50);
    pdf.fontSize(11);
    let y = 90;
    for (const [label, ...text] of cells) {
      const isDate = label.startsWith("20");
      pdf
        .font(isDate ? "Helvetica" : "Helvetica-Bold")
        .text(label, 57, text.length === 0 ? y : y + (isDate ? dates : headings));
      pdf.font("Helvetica");
      for (const line of text) {
        pdf.text(line, 182, y, { lineBreak: false });
        y += 13;
      }
      y += text.length === 0 ? 18 : 5;
    }
  });

test.each([
  ["on its row", 0, 0],
  ["below its row, and the dates above theirs", 5.6, -5.6],
])("a table reads the same with each label %s", async (_, headings, dates) => {
  const cv = structureOf(await readCv(await tableOf(headings, dates), "da"));

  expect(cv.sections.list.map(({ heading }) => heading)).toEqual([
    "Kontakt",
    "Profil",
    "Arbejde",
    "Uddannelse",
    "Sprog",
    "IT",
  ]);
  expect(cv.profile?.text).toContain("180 timelønnede");
  expect(cv.roles?.map(({ label, period }) => `${period?.text} ${label}`)).toEqual([
    "2018 – 2024 Fabrikschef, Nordvest Fjerkræ A/S",
    "2012 – 2018 Produktionsleder, Arla Foods",
    "2007 – 2012 Driftsleder, Kongsdal Is A/S",
  ]);
  expect(cv.languages?.map(({ language }) => language)).toEqual(["Dansk", "Engelsk"]);
  expect(cv.document.pages[0]).toMatchObject({ columns: 1, scrambled: false });
});

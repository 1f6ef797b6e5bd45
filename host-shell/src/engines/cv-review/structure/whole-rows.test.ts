import { expect, test } from "vitest";
import type { CvDocument, CvLine } from "../reading/cv-document.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { areAllRoles } from "./certain-role.ts";
import { structureOf } from "./cv-structure.ts";
import { countWords } from "./words.ts";

/** A CV whose cells are divided by " || ". */
function withCells(text: string): CvDocument {
  const document = cvFromText(text);
  return withLines(document, (line) => {
    const cells = line.text.split(" || ");
    return cells.length === 1 ? line : { ...line, text: cells.join(" "), cells };
  });
}

function withLines(document: CvDocument, change: (line: CvLine, index: number) => CvLine): CvDocument {
  return { ...document, lines: document.lines.map(change) };
}

const headingsOf = (document: CvDocument) =>
  structureOf(document).sections.list.map(({ heading, name }) => [heading, name?.names.join()]);

test("courses in two columns are courses each", () => {
  const { courses } = structureOf(
    withCells(`
      # Kurser
      PRINCE2 Foundation (2018) || CCNA, Cisco (2012)
      ITIL 4 (2022) || Kørekort til truck`),
  );
  expect(courses?.map(({ title, period }) => [title, period?.text])).toEqual([
    ["PRINCE2 Foundation", "2018"],
    ["CCNA", "2012"],
    ["ITIL 4", "2022"],
    ["Kørekort til truck", undefined],
  ]);
});

test("labels within a list of tools are no tools", () => {
  const document = withCells(`
    # IT
    Cloud: Azure, AWS || Office: Excel, Visio
    WMS: Astro, Körber · ERP: SAP`);
  expect(structureOf(document).it?.items).toEqual(["Azure", "AWS", "Excel", "Visio", "Astro", "Körber", "SAP"]);
});

test("a subordinate clause is part of a competency, and the foot of the page is none", () => {
  const document = cvFromText(`
    # Det kan jeg
    - Holde et budget, også når der skal spares
    - Gennemføre forandringer, der kan mærkes
    - Tale med folk, lede drift
    - Rekruttere
    Skovparken 6, 6000 Kolding, 50 19 42 73, tomasz@example.dk`);
  expect(structureOf(document).competencies?.items).toEqual([
    "Holde et budget, også når der skal spares",
    "Gennemføre forandringer, der kan mærkes",
    "Tale med folk",
    "lede drift",
    "Rekruttere",
  ]);
});

test("a heading that is wrapped in a margin is one", () => {
  const document = withLines(
    cvFromText(`
      # ERFARING
      Driftschef, Nordlys A/S, 2017 - nu
      # PERSONLIGE
      # KOMPETENCER
      Drift, ledelse, økonomi`),
    (line) => ({ ...line, gapAbove: line.text === "KOMPETENCER" ? 3 : line.gapAbove }),
  );
  expect(headingsOf(document)).toEqual([
    ["ERFARING", "experience"],
    ["PERSONLIGE KOMPETENCER", "competencies"],
  ]);
});

test("jobs are not counted as all if a period of their section is that of none", () => {
  const text = `
    # Erfaring
    2011 - 2026 Butikschef, Mariehøj Sko
    2003 - 2009 1. mand i Skohjørnet, Randers. Havde elever og lavede varebestilling.
    1996 - 2003 Salgsassistent, Højbro Varehus`;
  expect(areAllRoles(structureOf(cvFromText(text)))).toBe(false);
  expect(areAllRoles(structureOf(cvFromText(text.replace(/\n.*Skohjørnet.*/u, ""))))).toBe(true);
});

test("leading and teaching posts are experience, the employer stands above its posts", () => {
  const { roles } = structureOf(
    cvFromText(`
      # Lederstillinger
      Snedsted Tømrerforretning, 2001 - 2012
      Formand, aug. 2005 - jul. 2012
      - Ledede ti svende
      Tømrersvend, aug. 2001 - jul. 2005
      - Byggede huse`),
  );
  expect(roles?.map(({ title, employer }) => [title, employer])).toEqual([
    ["Formand", "Snedsted Tømrerforretning"],
    ["Tømrersvend", "Snedsted Tømrerforretning"],
  ]);
});

test("words stand between blanks", () => {
  expect(countWords("2011–2026 | Butikschef – mail@example.dk 1.")).toBe(4);
});

test("the first cell of a table row takes the end of its period from the row below", () => {
  const { education } = structureOf(
    withCells(`
      # Uddannelse
      2004 - || Mejerist, Kold College
      2008
      2018 - || Akademiuddannelse i ledelse, VIA
      2020`),
  );
  expect(education?.map(({ period }) => period?.text)).toEqual(["2004 - 2008", "2018 - 2020"]);
});

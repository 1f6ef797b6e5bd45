import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { cvRowsOf } from "./cv-rows.ts";

/** The rows of a text in which " || " is a wide gap. */
function rowsOf(text: string): readonly string[] {
  const document = cvFromText(text);
  const lines = document.lines.map((line) => {
    const cells = line.text.split(" || ");
    return cells.length === 1 ? line : { ...line, text: cells.join(" "), cells };
  });
  return cvRowsOf({ ...document, lines }).map((row) => row.text);
}

it.each([
  ["Lærer, Viborg Skole (2004 –\n2013)\nUnderviste", ["Lærer, Viborg Skole (2004 – 2013)", "Underviste"]],
  ["Master i ledelse, 2010 –\n2012\nHF, 2001", ["Master i ledelse, 2010 – 2012", "HF, 2001"]],
  [
    "Lærer, Gedser || august 2009 – juli\nUnderviste i dansk. || 2017\nog tegning",
    ["Lærer, Gedser | august 2009 – juli 2017", "Underviste i dansk.", "og tegning"],
  ],
  [
    "Lærer || august 2009 – juli\nUnderviste i dansk og stod for\nskolestart || 2017",
    ["Lærer | august 2009 – juli 2017", "Underviste i dansk og stod for", "skolestart"],
  ],
])("joins a period that is wrapped: »%s«", (text, expected) => {
  expect(rowsOf(text)).toEqual(expected);
});

it.each([
  ["Partner, Rum Arkitekter, 2019–\nLeder 31"],
  ["Formand, 2016 –\n2014\nKursus"],
  ["2018 –\n2003 – 2008\nLæge"],
  ["Formand (siden 2016 –\n2019"],
])("keeps the rows of »%s«", (text) => {
  expect(rowsOf(text)).toEqual(text.split("\n"));
});

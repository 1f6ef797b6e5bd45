import { expect, test } from "vitest";
import { faceOf } from "./font-face.ts";

test.each([
  ["BCDEEE+Calibri-BoldItalic", "calibri", true, true],
  ["ArialMT", "arial", false, false],
  ["Arial-BoldMT", "arial", true, false],
  ["TimesNewRomanPS-BoldItalicMT", "timesnewroman", true, true],
  ["TimesNewRomanPSMT", "timesnewroman", false, false],
  ["Helvetica", "helvetica", false, false],
  ["Helvetica-Oblique", "helvetica", false, true],
  ["AAAAAA+OpenSans-SemiBold", "opensans", true, false],
  ["Calibri,Bold", "calibri", true, false],
  ["Times New Roman,Italic", "timesnewroman", false, true],
  ["Lato-Light", "lato", false, false],
  ["Roboto-Regular", "roboto", false, false],
  ["LiberationSans-Bold", "liberationsans", true, false],
  ["Bookman", "bookman", false, false],
  ["KEPRIH+LMRoman10-Bold", "lmroman", true, false],
  ["WDFFVN+LMRomanSlant9-Regular", "lmroman", false, false],
  ["LMSans12-Regular", "lmsans", false, false],
  ["CMBX10", "cm", false, false],
  ["CMSS8", "cmss", false, false],
])("%s is of the family %s (bold %s, italic %s)", (name, family, bold, italic) => {
  expect(faceOf({ name })).toEqual({ family, bold, italic, symbols: false, icons: false, composite: false });
});

test.each(["SymbolMT", "Wingdings-Regular", "ABCDEF+Wingdings", "ZapfDingbats", "Wingdings3"])(
  "%s draws symbols",
  (name) => {
    expect(faceOf({ name }).symbols).toBe(true);
  },
);

test("flags of the file make a face bold and italic if its name does not", () => {
  expect(faceOf({ name: "F1", bold: true, italic: true, composite: true })).toEqual({
    family: "f1",
    bold: true,
    italic: true,
    symbols: false,
    icons: false,
    composite: true,
  });
});

import { expect, it } from "vitest";
import { fontName } from "./font-name.ts";

it.each([
  ["liberationsans", "Liberation Sans"],
  ["timesnewroman", "Times New Roman"],
  ["opensans", "Open Sans"],
  ["notoserif", "Noto Serif"],
  ["sourcesanspro", "Source Sans Pro"],
  ["segoeui", "Segoe UI"],
  ["arialnarrow", "Arial Narrow"],
  ["ibmplexsans", "IBM Plex Sans"],
  ["robotocondensed", "Roboto Condensed"],
  ["dejavusansmono", "DejaVu Sans Mono"],
  ["calibri", "Calibri"],
  ["cambria", "Cambria"],
  ["georgiapro", "Georgia Pro"],
  ["sans", "Sans"],
])("%s is called %s", (family, expected) => {
  expect(fontName(family)).toBe(expected);
});

import { expect, test } from "vitest";
import { openingOf } from "./actionverbs.area.ts";

test.each([
  ["Ledelse af jobcenter", "Ledelse af"],
  ["Opfølgning på lange forløb", "Opfølgning på"],
  ["Ansvarlig for driften", "Ansvarlig for"],
  ["Ledede 12 medarbejdere", undefined],
  ["Ledelsen bad mig om at overtage driften", undefined],
  ["Afdeling i vækst", undefined],
  ["Deling på 32 mand", undefined],
  ["Afdeling på otte medarbejdere", undefined],
  ["Ansvaret for drift og indkøb", "Ansvaret for"],
  ["Økonomiansvar for 40 mio. kr.", "Økonomiansvar for"],
])("»%s« begins with %s", (point, opening) => {
  expect(openingOf(point)).toBe(opening);
});

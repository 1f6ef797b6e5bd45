import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";

const page = { width: 595, height: 842, columns: 1, scrambled: false };

/** A CV of two pages, each of which ends with its text of `feet`. */
function withFeet(feet: readonly [string, string]) {
  const first = cvFromText("# Profil\nDriftschef med ti års erfaring.").lines;
  const second = cvFromText("Jeg leder 40 medarbejdere.\n# IT\nExcel").lines.map((line) => ({ ...line, page: 1 }));
  const [model] = second;
  if (model === undefined) throw new Error("The page has no line.");
  const foot = feet.map((text, number) => ({ ...model, page: number, y: 800, text }));
  return structureOf({
    ...cvFromText("CV"),
    pages: [page, page],
    lines: [...first, ...foot.slice(0, 1), ...second, ...foot.slice(1)],
  });
}

it("keeps the feet of the pages out of the sections, and finds the contact details in them", () => {
  const cv = withFeet(["Skovvej 7 – 4600 Køge • jens@brobak.dk 1/2", "Skovvej 7 – 4600 Køge • jens@brobak.dk 2/2"]);
  expect(cv.profile?.text).toBe("Driftschef med ti års erfaring. Jeg leder 40 medarbejdere.");
  expect(cv.it?.items).toEqual(["Excel"]);
  expect(cv.contact.email?.address).toBe("jens@brobak.dk");
  expect(cv.contact.place?.postalCode).toBe("4600");
});

it("takes a row with the number of its page for a foot, although the first page has none", () => {
  expect(withFeet(["Jeg bor på Mors.", "Jens Brobak | Side 2"]).it?.items).toEqual(["Excel"]);
});

it("keeps text at the foot that stands on one page only", () => {
  expect(withFeet(["Jeg bor på Mors.", "Word"]).it?.items).toEqual(["Excel", "Word"]);
});

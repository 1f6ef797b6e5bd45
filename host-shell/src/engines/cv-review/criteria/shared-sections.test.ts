import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function textsOf(cv: string, key: string): readonly (string | undefined)[] {
  const area = reviewAreas(cvFromText(cv), today).find(({ meta }) => meta.key === key);
  return [area?.meta.text, area?.items[0]?.text];
}

it("mentions the topic of a section with two names that it did not find", () => {
  const cv = `
    # Uddannelser og efteruddannelse
    2012-2014: Diplomuddannelse i ledelse, UCN
    1998-2002: Læreruddannelsen, Aalborg Seminarium`;
  expect(textsOf(cv, "education")[0]).toBe("Vi fandt to uddannelser i dit CV.");
  expect(textsOf(cv, "courses")).toEqual([
    "Under »Uddannelser og efteruddannelse« kunne vi ikke genkende kurser.",
    "Under »Uddannelser og efteruddannelse« kunne vi ikke genkende kurser. Står de der, er de nemmere at finde med deres egen overskrift.",
  ]);
});

it("does so for languages in a section of IT", () => {
  expect(textsOf("# Sprog og IT\nSAP, Excel, Power BI", "languages")[0]).toBe(
    "Under »Sprog og IT« kunne vi ikke genkende sprog.",
  );
});

it("distinguishes a section with other contents from an empty one", () => {
  expect(textsOf("# Profil\nLeder\n# Sprog\nOromo og wolof", "languages")[0]).toBe(
    "Vi fandt overskriften »Sprog«, men kunne ikke genkende sprog under den.",
  );
  expect(textsOf("# Profil\nLeder\n# Sprog\n# Uddannelse\nHD, 2009", "languages")[0]).toBe(
    "Vi fandt overskriften »Sprog«, men kunne ikke læse noget under den.",
  );
});

import { expect, test } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { resultsArea } from "./results.area.ts";
import { structureOf } from "../structure/cv-structure.ts";

/** The summary and the item on a role with these points. */
function resultsOf(...points: readonly string[]) {
  const text = `
    # Erfaring
    Driftschef, Nordlys A/S, mar. 2017 - nu
    ${points.map((point) => `- ${point}`).join("\n    ")}
    Driftsleder, Solvind A/S, jan. 2012 - feb. 2017`;
  const [area] = composeAreas([resultsArea.review(structureOf(cvFromText(text)), new Date("2026-11-20T12:00:00Z"))]);
  return { summary: area?.meta.text, ...area?.items[0] };
}

const others = ["Indførte vagtplaner", "Ledede driften", "Forhandlede aftaler", "Planlagde indkøb"];

test("a number whose meaning is unclear is neither counted nor denied", () => {
  const { summary, text, warning } = resultsOf(
    "Leder 18 medarbejdere",
    "Stod for bemanding af to skift",
    "Ledede driften",
  );
  expect(summary).toBe("Mindst 1 af 3 punkter i dine to seneste job har et tal.");
  expect(text).toBe(
    "Mindst 1 af 3 punkter i dine to seneste job har et tal. Et godt eksempel er »Leder 18 medarbejdere«.",
  );
  expect(warning).toBe(false);
});

test("it makes a question where a warning depends on it", () => {
  const { summary, text, warning, judged } = resultsOf("Gennemførte audit tre gange", "Ledede driften");
  expect(summary).toBe("Vi er ikke sikre på, om tallene i dine to seneste job viser, hvad du har opnået.");
  expect(text).toMatch(/^Vi er ikke sikre på, .* Tallet i »Gennemførte audit tre gange« siger måske ikke, hvor meget/u);
  expect({ warning, judged }).toEqual({ warning: false, judged: false });
});

test("a warning stands where it would be too few in any case", () => {
  const { summary, text, warning } = resultsOf("Gennemførte audit tre gange", ...others);
  expect(summary).toBe("Vi er ikke sikre på, om tallene i dine to seneste job viser, hvad du har opnået.");
  expect(text).toContain("Tag fx »Indførte vagtplaner«");
  expect(warning).toBe(true);
});

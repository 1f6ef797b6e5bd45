import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function numbersItem(points: readonly string[]): string | undefined {
  const cv = cvFromText(`
    # Erfaring
    Butikschef, Farvehuset A/S, mar. 2017 - nu
    ${points.map((point) => `- ${point}`).join("\n")}`);
  return reviewAreas(cv, today).find(({ meta }) => meta.key === "results")?.items[0]?.text;
}

it("praises no point whose opening the review of verbs criticises", () => {
  expect(numbersItem(["Ansvarlig for 32 medarbejdere", "Deltog i ledermøder", "Åbnede to butikker"])).toBe(
    "2 af 3 punkter i dit seneste job har et tal. Et godt eksempel er »Åbnede to butikker«.",
  );
});

it("praises no point if each number stands behind such an opening", () => {
  expect(numbersItem(["Ansvarlig for 32 medarbejdere", "Deltog i ledermøder"])).toBe(
    "1 af 2 punkter i dit seneste job har et tal.",
  );
  expect(numbersItem(["Ansvarlig for 32 medarbejdere", "Deltog i møder", "Mødte kunder", "Lukkede dagen"])).toMatch(
    /^1 af 4 punkter i dit seneste job har et tal\. Sæt tal på mindst en tredjedel/u,
  );
});

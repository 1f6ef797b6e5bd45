import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

it("asks for the languages if their heading stands beside other text", () => {
  const cv = cvFromText("# Profil\nLeder i Viborg\nMøder Sprog\n# Uddannelse\nHD, 2009");
  const lines = cv.lines.map((line) => (line.text === "Møder Sprog" ? { ...line, cells: ["Møder", "Sprog"] } : line));
  const areas = reviewAreas({ ...cv, lines }, new Date("2026-11-20T12:00:00Z"));
  expect(areas.find(({ meta }) => meta.key === "languages")?.items[0]).toMatchObject({
    judged: false,
    text: "Vi er ikke sikre på, om dine sprog står der. Vi så »Møder Sprog«. Giv det gerne sin egen overskrift, så det er nemt at finde.",
  });
});

function itemOf(text: string, key: string): unknown {
  const areas = reviewAreas(cvFromText(text), new Date("2026-11-20T12:00:00Z"));
  return areas.find(({ meta }) => meta.key === key)?.items[0];
}

it("asks for a part whose heading stands in the text of another one", () => {
  const cv = "# Profil\nLeder i Viborg\nErhvervserfaring: se bilag\n# Uddannelse\nHD, 2009";
  expect(itemOf(cv, "experience")).toMatchObject({ judged: false });
});

it("asks for the jobs if a title with a period stands in another section", () => {
  const cv = "# Kompetencer\nLedelse, drift, lean\nDriftschef, Nordhavn A/S, 2015 – nu\n# Uddannelse\nHD, 2009";
  expect(itemOf(cv, "experience")).toMatchObject({ judged: false });
});

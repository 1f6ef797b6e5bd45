import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";
import { isSoftTrait } from "./soft-traits.ts";

const today = new Date("2026-11-20T12:00:00Z");

function softItem(competencies: string): string | undefined {
  const areas = reviewAreas(cvFromText(`# Kompetencer\n${competencies}`), today);
  return areas.find(({ meta }) => meta.key === "competencies")?.items[2]?.text;
}

it.each([
  "humørfyldt",
  "godt humør",
  "Omgængelig",
  "målrettet",
  "løsningsorienteret",
  "punktlig",
  "kvalitetsbevidst",
  "nytænkende",
  "inspirerende",
  "jordnær",
  "diplomatisk",
  "Gennemslagskraft",
  "enthusiastic",
  "goal-oriented",
  "self-motivated",
  "sense of humour",
])("reads »%s« as a personal trait", (trait) => {
  expect(isSoftTrait(trait)).toBe(true);
});

it.each([
  "Målstyring",
  "Kvalitetsstyring",
  "Kundeorienteret salg",
  "Diplomatisk protokol",
  "Inspirationsmøder",
  "Innovation og produktudvikling",
  "Stabilitetsberegning",
  "Relationsdatabaser",
])("reads »%s« as a professional skill", (field) => {
  expect(isSoftTrait(field)).toBe(false);
});

it("states it if all competencies are traits", () => {
  expect(softItem("Udadvendt, fleksibel, mødestabil, humørfyldt, struktureret, loyal")).toMatch(
    /^Alle dine seks kompetencer er personlige egenskaber, fx »Udadvendt«, »fleksibel« og »mødestabil«\. /u,
  );
});

it("counts the traits as a minimum, since a list has unknown ones", () => {
  expect(softItem("Udadvendt, fleksibel, mødestabil, verdensmand, loyal")).toMatch(
    /^Mindst 4 af dine 5 kompetencer \(80 procent\) er personlige egenskaber, /u,
  );
  expect(softItem("Indkøb, Lean, Drift, verdensmand, loyal")).toBe(
    "Vi genkendte kun én personlig egenskab blandt dine fem kompetencer. Det er de faglige, der kan holdes op mod et stillingsopslag.",
  );
  expect(softItem("Indkøb, Lean, Drift, verdensmand, Budget")).toBe(
    "Vi genkendte ingen personlige egenskaber blandt dine fem kompetencer. Det er de faglige, der kan holdes op mod et stillingsopslag.",
  );
});

it("does not count competencies that stand on more lines than it reads of them", () => {
  const cv = "# Kompetencer\nLedelse af\nTeams\nDrift og\nLager\nBudget";
  const areas = reviewAreas(cvFromText(cv), today);
  const area = areas.find(({ meta }) => meta.key === "competencies");
  expect(area?.items.find(({ title }) => title === "Antal kompetencer")).toMatchObject({ judged: false });
});

import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

function gapTextOf(jobs: string, education: string): string | undefined {
  const cv = cvFromText(`# Erfaring\n${jobs}\n# Uddannelse\n${education}`);
  const areas = reviewAreas(cv, new Date("2026-11-20T12:00:00Z"));
  return areas.find(({ meta }) => meta.key === "gaps")?.items[0]?.text;
}

const jobs =
  "2012 – nu Byggeleder, Kystens Entreprise\n- Byggede boliger\n2004 – 2010 Formand, J. Sørensen\n- Byggede haller";

it("names a study that fills the time between two jobs", () => {
  expect(gapTextOf(jobs, "2010 – 2012 Bygningskonstruktør, Erhvervsakademi Vest")).toBe(
    "Hvor der er mere end seks måneder mellem to job, har du skrevet, hvad du lavede: »Bygningskonstruktør« (2010 – 2012).",
  );
});

it("names a leave that fills it", () => {
  expect(gapTextOf(jobs.replace("2004", "2011 Barselsorlov\n2004"), "1999 – 2002 Bygningskonstruktør, Vest")).toBe(
    "Hvor der er mere end seks måneder mellem to job, har du skrevet, hvad du lavede: »Barselsorlov« (2011).",
  );
});

it("reports no gap between adjacent jobs, with or without a study at the same time", () => {
  expect(gapTextOf(jobs.replace("2010", "2011"), "2010 – 2012 Bygningskonstruktør, Erhvervsakademi Vest")).toBe(
    "Der er ingen huller på over seks måneder mellem dine job.",
  );
});

it("lets studies that follow one another fill the time together", () => {
  const educations = "2012 – 2014 Finansøkonom, Cphbusiness\n2014 – 2017 HA, Copenhagen Business School";
  expect(gapTextOf(jobs.replace("2012", "2017").replace("2010", "2012"), educations)).toBe(
    "Hvor der er mere end seks måneder mellem to job, har du skrevet, hvad du lavede: »Finansøkonom« (2012 – 2014) og »HA« (2014 – 2017).",
  );
});

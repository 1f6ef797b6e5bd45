import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function textsOf(jobs: string): readonly (string | undefined)[] {
  const area = reviewAreas(cvFromText(`# Erfaring\n${jobs}`), today).find(({ meta }) => meta.key === "experience");
  return ["Titel, arbejdsgiver og periode", "Beskrivelse af hvert job"].map(
    (title) => area?.items.find((own) => own.title === title)?.text,
  );
}

it("names a job without title and employer by its period", () => {
  expect(textsOf("2018 - nu Chef, Alfa A/S\n- Ledede folk\n2012 - 2018")).toEqual([
    "1 af 2 job har titel, arbejdsgiver og periode. Ved jobbet med perioden »2012 - 2018« fandt vi ikke nogen titel eller arbejdsgiver. Tilføj dem, hvis de ikke står der.",
    "Vi er ikke sikre på, om jobbet med perioden »2012 - 2018« er et job for sig, så vi kan ikke se, om hvert job er beskrevet.",
  ]);
});

it("gives the number of jobs beyond the three that it names", () => {
  const jobs = [2019, 2020, 2021, 2022, 2023].map((year) => `${year} - ${year + 1} Chef, Alfa A/S`);
  expect(textsOf(jobs.slice(0, 4).join("\n"))[1]).toContain("»Chef, Alfa A/S« og ét job mere. ");
  expect(textsOf(jobs.join("\n"))[1]).toContain("»Chef, Alfa A/S« og to job mere. ");
});

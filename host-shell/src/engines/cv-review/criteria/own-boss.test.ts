import { expect, it } from "vitest";
import { isOwnBoss } from "../structure/own-boss.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function completeItem(...jobs: readonly string[]): string | undefined {
  const areas = reviewAreas(cvFromText(`# Erfaring\n${jobs.map((job) => `${job}\n- Ledede folk`).join("\n")}`), today);
  return areas.find(({ meta }) => meta.key === "experience")?.items[0]?.text;
}

it("asks no self-employed person for an employer", () => {
  expect(completeItem("2018 - nu Selvstændig konsulent", "2012 - 2018 Logistikchef, Nordtrans A/S")).toBe(
    "Begge job har titel og periode, og arbejdsgiveren står der, hvor du har haft en, så læseren hurtigt kan følge din vej. Har din egen virksomhed et navn, så skriv det gerne ved »Selvstændig konsulent«.",
  );
  expect(completeItem("2018 - nu Freelancer")).toBe(
    "Dit job har titel og periode, så læseren hurtigt kan følge din vej. Har din egen virksomhed et navn, så skriv det gerne ved »Freelancer«.",
  );
});

it("asks for missing parts of other jobs, and counts only jobs with all three", () => {
  expect(completeItem("2018 - nu Selvstændig konsulent", "2015 - 2018 Souschef", "2012 - 2015 Chef, Alfa A/S")).toBe(
    "1 af 3 job har titel, arbejdsgiver og periode. Ved »Souschef« fandt vi ikke nogen arbejdsgiver. Tilføj den, hvis den ikke står der.",
  );
  expect(completeItem("2018 - nu Selvstændig konsulent", "2015 - 2018 Souschef")).toBe(
    "Ved »Souschef« fandt vi ikke nogen arbejdsgiver. Tilføj den, hvis den ikke står der.",
  );
});

it.each([
  "Selvstændig",
  "Selvstændig konsulent",
  "Freelancekonsulent",
  "Indehaver",
  "Caféejer",
  "Self-employed advisor",
])("reads »%s« as self-employed", (title) => {
  expect(isOwnBoss(title)).toBe(true);
});

it.each(["Sygeplejerske", "Product Owner", "Produktejer", "Konsulent for selvstændige", "Mejerist", "Teamleder"])(
  "does not think so of a »%s«",
  (title) => {
    expect(isOwnBoss(title)).toBe(false);
  },
);

it("names the missing parts in one sentence", () => {
  expect(completeItem("2018 - nu", "2012 - 2018 Chef, Alfa A/S")).toContain(
    "fandt vi ikke nogen titel eller arbejdsgiver.",
  );
  expect(completeItem("20xx - 2018 Chef, Alfa A/S", "2010 - 2012 Chef, Beta A/S")).toContain(
    "Ved »Chef, Alfa A/S« fandt vi ikke nogen læsbar periode. Tilføj den,",
  );
});

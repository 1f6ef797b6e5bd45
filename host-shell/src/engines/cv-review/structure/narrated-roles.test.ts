import { expect, test } from "vitest";
import { reviewStructure } from "../criteria/review-areas.ts";
import { composeAreas } from "../criteria/advice/compose-areas.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";
import { roleInSentence } from "./narrated-roles.ts";

const top = "Marianne Toldbod Hauge\nmarianne@example.dk, 51 90 22 47, 4100 Ringsted\n";
const readFrom = (text: string) => structureOf(cvFromText(`${top}\n${text}`));
const mainRoles = (text: string) =>
  readFrom(text).roles?.map(({ label, period, points }) => [label, period?.text, points.length]);
const experienceOf = (text: string) =>
  composeAreas(reviewStructure(readFrom(text), new Date("2026-11-26"))).find(({ meta }) => meta.key === "experience");

test.each([
  ["Siden august 2017 har jeg været skoleleder på Dagmarskolen.", "skoleleder på Dagmarskolen, Siden august 2017", ""],
  [
    "Fra 2011 til 2017 var jeg leder af Søskolen, hvor jeg havde 24 lærere.",
    "leder af Søskolen, 2011 til 2017",
    "hvor jeg havde 24 lærere.",
  ],
  ["Mellem 2004 og 2011 arbejdede jeg som teamleder hos Arla Foods.", "teamleder hos Arla Foods, 2004 og 2011", ""],
  [
    "Jeg har siden 2019 været driftschef hos Nordkær A/S med 40 ansatte.",
    "driftschef hos Nordkær A/S, siden 2019",
    "med 40 ansatte.",
  ],
  [
    "Jeg var ansat som afdelingsleder på Benløse Skole fra 2011 til 2017.",
    "afdelingsleder på Benløse Skole, 2011 til 2017",
    "",
  ],
  [
    "From 2012 to 2018 I worked as a ward manager at Royal Infirmary.",
    "ward manager at Royal Infirmary, 2012 to 2018",
    "",
  ],
])("%s", (sentence, name, rest) => {
  expect(roleInSentence(sentence)).toEqual({ name, rest });
});

test("a job before another one is read", () => {
  expect(
    roleInSentence(
      "Før det arbejdede jeg som revisor hos BDO i Aarhus fra 2005 til 2012, de sidste tre år som manager.",
    ),
  ).toEqual({
    name: "revisor hos BDO i Aarhus, 2005 til 2012",
    rest: "de sidste tre år som manager.",
  });
});

test.each([
  "Fra 2016 til 2019 var jeg på barsel.",
  "Siden 2020 har vi delt hus med borgerservice.",
  "I 2014 blev jeg skoleleder på Dagmarskolen.",
  "Jeg var glad for at arbejde på Benløse Skole.",
])("no job with a period: %s", (sentence) => {
  expect(roleInSentence(sentence)).toBeUndefined();
});

test("jobs in whole sentences are read with what is told about them", () => {
  const text = `
    # Erhvervserfaring
    Siden august 2017 har jeg været skoleleder på Dagmarskolen. Skolen har 640 elever.
    Efter to år var der balance.

    Jeg var afdelingsleder på Benløse Skole fra 2011 til 2017, hvor jeg ledede 24 lærere. Vi fik færre konflikter.`;
  expect(mainRoles(text)).toEqual([
    ["skoleleder, Dagmarskolen", "Siden august 2017", 2],
    ["afdelingsleder, Benløse Skole", "2011 til 2017", 2],
  ]);
  expect(experienceOf(text)?.items[0]).toMatchObject({
    improvable: true,
    text: expect.stringContaining("Begge job har titel, arbejdsgiver og periode, men de står inde i sætninger."),
  });
});

test("a job that a sentence before its text names is read", () => {
  expect(
    mainRoles(`
      # Erhvervserfaring
      Skoleleder, Dagmarskolen, august 2017 – nu. Skolen har 640 elever og 72 ansatte, og jeg er leder for dem.

      Fra 2011 til 2017 var jeg afdelingsleder på Benløse Skole. Jeg ledede 24 lærere.`),
  ).toEqual([
    ["Skoleleder, Dagmarskolen", "august 2017 – nu", 1],
    ["afdelingsleder, Benløse Skole", "2011 til 2017", 1],
  ]);
});

test("a sentence about years as a leader within a listed job begins no job", () => {
  expect(
    mainRoles(`
      # Erhvervserfaring
      2010 - nu Skoleleder, Dagmarskolen
      Fra 2011 til 2017 var jeg formand for skolelederne i Ringsted Kommune. Jeg er leder for 72 ansatte.`),
  ).toHaveLength(1);
});

test("a time that is told without a title makes the jobs a question", () => {
  const told = `
    # Erhvervserfaring
    Siden august 2017 har jeg været skoleleder på Dagmarskolen. Skolen har 640 elever.

    I årene 2000-2011 underviste jeg i dansk og billedkunst på Benløse Skole.`;
  expect(experienceOf(told)?.meta.text).toContain("I årene 2000-2011 underviste jeg");
  expect(experienceOf(told)?.items.every(({ judged }) => judged === false)).toBe(true);
});

test("a job that cannot be read is quoted and said to be in its place", () => {
  const [first] =
    experienceOf(`
      # Erhvervserfaring
      I 2017 kom jeg til Dagmarskolen og blev der, for skolen har brug for en skoleleder som mig i mange år endnu.`)
      ?.items ?? [];
  expect(first?.judged).toBe(false);
  expect(first?.text).toMatch(/Vi så »I 2017 kom jeg til Dagmarskolen .*«, men kunne ikke læse det som et job\./u);
});

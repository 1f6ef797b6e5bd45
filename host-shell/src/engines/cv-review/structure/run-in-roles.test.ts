import { expect, test } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { cvRowsOf } from "./cv-rows.ts";
import { structureOf } from "./cv-structure.ts";

const mainRoles = (text: string) =>
  structureOf(cvFromText(text)).roles?.map(({ label, period, points }) => [label, period?.text, points.length]);

test("jobs that a paragraph tells one after another are jobs each", () => {
  expect(
    mainRoles(`
      # Erhvervserfaring
      Fabrikschef, Søhøjlandets Mejeri A/S (2021 – nu). Leder 64 medarbejdere og
      har ansvar for hele budgettet. Driftsleder, Østjysk Brød A/S (2016 – 2021). Ledede 28
      medarbejdere på tre skift. Havde også
      ansvar for lageret og for indkøb af mel. Teamleder, Nordkyst Konserves (2012 – 2016). Havde vagtplanen.`),
  ).toEqual([
    ["Fabrikschef, Søhøjlandets Mejeri A/S", "2021 – nu", 1],
    ["Driftsleder, Østjysk Brød A/S", "2016 – 2021", 2],
    ["Teamleder, Nordkyst Konserves", "2012 – 2016", 1],
  ]);
});

test("a period in a sentence about one job begins no other", () => {
  expect(
    mainRoles(`
      # Erhvervserfaring
      Fabrikschef, Søhøjlandets Mejeri A/S (2021 – nu). Leder 64 medarbejdere. Flyttede fabrikken til
      den nye bygning (2022 – 2023). Driftschefen for mejeriet i Hobro (2023 – 2024) lærte jeg op.`)?.map(
      ([label]) => label,
    ),
  ).toEqual(["Fabrikschef, Søhøjlandets Mejeri A/S"]);
});

test("a point with years within a job is a task, and an employer before a colon is none of the title", () => {
  expect(
    mainRoles(`
      # Erhvervserfaring
      Nordhavn Logistik: Driftschef, april 2021 – nu
      - Leder 40 medarbejdere
      - 2021-2022: projektleder for nyt lagersystem

      Østvang Transport: Teamleder, 2016 – 2021
      - Ledede ni`),
  ).toEqual([
    ["Driftschef, Nordhavn Logistik", "april 2021 – nu", 2],
    ["Teamleder, Østvang Transport", "2016 – 2021", 1],
  ]);
});

test("labels of several words before titles and employers are no part of them", () => {
  expect(
    mainRoles(`
      # Erhvervserfaring
      01/08/2016 - nu
      Stilling eller arbejdsområde Institutionsleder
      Navn og adresse på arbejdsgiver Børnehuset Skoven, Aarhus
      Vigtigste opgaver og ansvarsområder Leder huset til daglig og har personaleansvar.`),
  ).toEqual([["Institutionsleder, Børnehuset Skoven", "01/08/2016 - nu", 1]]);
});

test("words of a label that go on in small letters are a sentence", () => {
  const rows = cvRowsOf(cvFromText("Vigtigste opgaver og ansvar var drift og indkøb\nVigtigste opgaver og ansvar"));
  expect(rows.map(({ text }) => text)).toEqual([
    "Vigtigste opgaver og ansvar var drift og indkøb",
    "Vigtigste opgaver og ansvar",
  ]);
});

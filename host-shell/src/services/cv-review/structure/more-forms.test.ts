import { describe, expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";
import { findDates } from "./cv-date.ts";
import { findPostalPlace } from "./places.ts";

const rolesIn = (text: string) =>
  structureOf(cvFromText(text)).roles?.map(({ title, period }) => [title, period?.text]);

it("jobs of an overview by years are those that are described below by months", () => {
  const text = `
    # Overblik over min erfaring

    # Erfaring
    2019 - nu Biblioteksleder, Søhøjlandets Biblioteker
    2013 - 2019 Afdelingsleder, Søhøjlandets Biblioteker

    # Ansættelser
    Biblioteksleder, Søhøjlandets Biblioteker, aug. 2019 - nu
    - Leder 38 medarbejdere
    Afdelingsleder, Søhøjlandets Biblioteker, feb. 2013 - juli 2019
    - Ledede tolv formidlere`;
  expect(rolesIn(text)).toEqual([
    ["Biblioteksleder", "aug. 2019 - nu"],
    ["Afdelingsleder", "feb. 2013 - juli 2019"],
  ]);
});

describe("A course", () => {
  const coursesIn = (text: string) => structureOf(cvFromText(text)).courses?.map(({ title }) => title);

  it("is not called by its provider", () => {
    expect(coursesIn("# Kurser\nArbejdsmiljø i klinikken, Tandfagligt Kursuscenter, 2021")).toEqual([
      "Arbejdsmiljø i klinikken",
    ]);
  });

  it("is known by its provider or its days among educations", () => {
    const text = `
      # Uddannelse og kurser
      2014 Projektledelse (5 dage)
      2011 Master i offentlig ledelse, Syddansk Universitet`;
    expect(coursesIn(text)).toEqual(["Projektledelse (5 dage)"]);
  });

  it("is not called by the label of a form", () => {
    expect(coursesIn("# Kurser\nNavn\nFørstehjælp til børn, 2024")).toEqual(["Førstehjælp til børn"]);
  });
});

it("a day and month before a year and a blank are a date", () => {
  expect(findDates("1/3 1998 - 30/6 2004").map(({ text, first }) => [text, first])).toEqual([
    ["1/3 1998", 1998 * 12 + 2],
    ["30/6 2004", 2004 * 12 + 5],
  ]);
});

it.each([
  ["Address: Kærvej 14, 9640, Farsø, Denmark", "9640"],
  ["Kongensgade 3, 6700, Esbjerg", "6700"],
  ["carl@example.dk | 20 30 40 50 | 9640, Farsø", "9640"],
  ["Adresse: 2000, Frederiksberg", "2000"],
  ["Projekt 1200, Danmark", undefined],
  ["Bestyrelsen i 2019, Aarhus", undefined],
  ["Solgte 4300, Danmarks bedste", undefined],
])("»%s« has the postal code %s", (text, code) => {
  expect(findPostalPlace(text)?.postalCode).toBe(code);
});

it("posts beside the job are no education", () => {
  const { education, roles } = structureOf(
    cvFromText(`
      # Erfaring
      Biblioteksleder, Søhøjlandets Biblioteker, 2019 - nu
      - Leder 38 medarbejdere

      # Ved siden af
      Censor på bibliotekaruddannelsen, 2015 - nu
      Bestyrelsesmedlem, Børnebogens Venner, 2016 - 2022

      # Uddannelse
      Bibliotekar DB, Danmarks Biblioteksskole, 2001 - 2005`),
  );
  expect(education?.map(({ title }) => title)).toEqual(["Bibliotekar DB"]);
  expect(roles).toHaveLength(1);
});

import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";

function partsOf(text: string): unknown {
  const cv = structureOf(cvFromText(text));
  return {
    headings: cv.sections.list.map(({ heading }) => heading),
    roles: cv.roles?.map(({ label }) => label),
    education: cv.education?.map(({ title }) => title),
    profile: cv.profile?.text,
    it: cv.it?.items,
  };
}

it("reads the headings of a person without experience in writing CVs", () => {
  expect(
    partsOf(`
      Mikkel Holst

      ** Hvem er jeg?

      Jeg er 27 år og er netop blevet teamleder i kundeservice.

      ** Job

      Teamleder, Telia Kundeservice, siden september 2026
      Jeg har et team på 9 medarbejdere.

      Tjener, Café Norden, 2019 – 2022

      ** Skole

      HHX, Niels Brock, 2018

      ** Andet

      Jeg taler dansk og engelsk. Jeg kan Office-pakken.`),
  ).toEqual({
    headings: ["Hvem er jeg?", "Job", "Skole", "Andet"],
    roles: ["Teamleder, Telia Kundeservice", "Tjener, Café Norden"],
    education: ["HHX"],
    profile: "Jeg er 27 år og er netop blevet teamleder i kundeservice.",
    it: ["Office-pakken"],
  });
});

it("ends the jobs at an unknown heading, although paragraphs have the same distance as headings", () => {
  expect(
    partsOf(`
      Mikkel Holst

      # Om mig

      Jeg er 27 år og er netop blevet teamleder i kundeservice.

      # Job

      Teamleder, Telia Kundeservice, siden september 2026

      Tjener, Café Norden, 2019 – 2022

      # Da jeg gik i lære

      HHX, Niels Brock, 2018`),
  ).toMatchObject({
    headings: ["Om mig", "Job", "Da jeg gik i lære"],
    roles: ["Teamleder, Telia Kundeservice", "Tjener, Café Norden"],
  });
});

it("does not read a job that looks like a heading as one", () => {
  expect(
    partsOf(`
      # Job

      # Driftschef

      Bilka A/S
      2019 – nu

      # Uddannelse

      HHX, Niels Brock, 2018`),
  ).toMatchObject({ headings: ["Job", "Uddannelse"], roles: ["Driftschef, Bilka A/S"] });
});

it("takes rows with the look of the known headings for headings, whatever their words", () => {
  expect(
    partsOf(`
      Mikkel Holst

      # Hvem er jeg, og hvad vil jeg

      Jeg er 27 år, har været teamleder i kundeservice i to år og leder i dag ni medarbejdere på to hold i Aarhus.

      # Erfaring

      Teamleder, Telia Kundeservice, siden september 2024
      Jeg har et team på 9 medarbejdere.

      # Mine år på skolebænken

      Bachelor i filosofi, Aarhus Universitet, 2015 – 2018
      HHX, Niels Brock, 2012 – 2015

      # Sprog

      Dansk: modersmål`),
  ).toEqual({
    headings: ["Hvem er jeg, og hvad vil jeg", "Erfaring", "Mine år på skolebænken", "Sprog"],
    roles: ["Teamleder, Telia Kundeservice"],
    education: ["Bachelor i filosofi", "HHX"],
    profile:
      "Jeg er 27 år, har været teamleder i kundeservice i to år og leder i dag ni medarbejdere på to hold i Aarhus.",
    it: undefined,
  });
});

it("reads a list under an unknown heading as competencies, and a text about oneself after the profile as personal", () => {
  const cv = structureOf(
    cvFromText(`
      Mikkel Holst

      # Mit udgangspunkt

      Jeg er 27 år, har været teamleder i kundeservice i to år og leder i dag ni medarbejdere på to hold i Aarhus.

      # Erfaring

      Teamleder, Telia Kundeservice, siden september 2024

      # Det tager jeg med

      Vagtplaner · svære samtaler · rekruttering · oplæring · budget · kundeklager

      # Uddannelse

      HHX, Niels Brock, 2012 – 2015

      # Lidt om mig

      Jeg bor på en gård og malker endnu, når der er brug for det.`),
  );
  expect(cv.competencies?.items).toHaveLength(6);
  expect(cv.profile?.words).toBe(23);
  expect(cv.sections.list.at(-1)?.name?.names).toEqual(["personal"]);
});

/** Makes rows of a table from the lines with " || ". */
function withTable(text: string) {
  const cv = cvFromText(text);
  const lines = cv.lines.map((line) => {
    const cells = line.text.split(" || ");
    return cells.length === 1 ? line : { ...line, text: cells.join(" "), cells };
  });
  return structureOf({ ...cv, lines });
}

it("reads headings in the first column of a table", () => {
  const cv = withTable(`
    Mette Holm
    Profil || Driftschef med ti års erfaring.
    Erfaring || 2019 – nu Driftschef, Nordhavn A/S
    Leder 40 medarbejdere.
    Uddannelse || HHX, Niels Brock, 2012 – 2015
    Sprog || Dansk: modersmål`);
  expect(cv.recognised).toBe(true);
  expect(cv.sections.list.map(({ heading }) => heading)).toEqual(["Profil", "Erfaring", "Uddannelse", "Sprog"]);
  expect(cv.profile?.text).toBe("Driftschef med ti års erfaring.");
  expect(cv.roles?.map(({ label }) => label)).toEqual(["Driftschef, Nordhavn A/S"]);
  expect(cv.education?.map(({ title }) => title)).toEqual(["HHX"]);
});

it("reads labels in a list of skills as no headings of the jobs", () => {
  const cv = withTable(`
    # Experience
    2019 – now Manager, Nordhavn Ltd
    # Skills
    Work || Roster planning, purchasing
    Systems || Planday, Excel
    Languages || Italian (native)`);
  expect(cv.roles).toHaveLength(1);
  expect(cv.sections.list.map(({ heading }) => heading)).toEqual(["Experience", "Skills"]);
});

it("takes rows with the look of one known heading for headings, but not the titles of jobs", () => {
  expect(
    partsOf(`
      Mikkel Holst

      ** Hvem er jeg

      Jeg er 27 år og er netop blevet teamleder i kundeservice, hvor jeg har ni medarbejdere og et budget på to millioner.

      ** Min vej i arbejdslivet
      ** Nordlys Kundecenter
      Teamleder, 2022 – nu
      - Leder ni medarbejdere
      ** Havnens Café
      Salgsassistent, 2019 – 2022
      - Serverede for 80 gæster

      ** Skolebænken

      HHX, Niels Brock, 2018

      ** Programmer jeg bruger

      Excel, SAP, Outlook`),
  ).toMatchObject({
    headings: ["Hvem er jeg", "Min vej i arbejdslivet", "Skolebænken", "Programmer jeg bruger"],
    roles: ["Teamleder, Nordlys Kundecenter", "Salgsassistent, Havnens Café"],
    education: ["HHX"],
    it: ["Excel", "SAP", "Outlook"],
  });
});

it("finds headings by their look alone if no list knows one of them", () => {
  expect(
    partsOf(`
      # Det korte af det lange
      Jeg er 27 år og er netop blevet teamleder i kundeservice, hvor jeg har ni medarbejdere og et budget på to millioner.

      # Min vej hertil
      Teamleder, Nordlys Kundecenter A/S, 2022 – nu
      - Leder ni medarbejdere
      Tjener, Havnens Café, 2019 – 2022
      - Serverede for 80 gæster

      # Skolebænken
      HHX, Niels Brock, 2018

      # Værktøjskassen min
      Excel, SAP, Outlook`),
  ).toMatchObject({
    headings: ["Det korte af det lange", "Min vej hertil", "Skolebænken", "Værktøjskassen min"],
    roles: ["Teamleder, Nordlys Kundecenter A/S", "Tjener, Havnens Café"],
    it: ["Excel", "SAP", "Outlook"],
  });
});

it("takes a list of years for courses", () => {
  const cv = structureOf(
    cvFromText(`
      # Erfaring
      Driftschef, Nordhavn A/S, 2019 – nu
      - Leder 40

      # Ekstra læring
      Godt møde (2021)
      Den svære samtale (2019)`),
  );
  expect(cv.courses?.map(({ title }) => title)).toEqual(["Godt møde", "Den svære samtale"]);
});

it("reads no label of a form as part of what it tells", () => {
  const cv = cvFromText(`
    # Erfaring
    Periode 2019 – nu
    Stilling Driftschef
    Arbejdsgiver Nordhavn A/S
    - Leder 40`);
  const lines = cv.lines.map((line) => {
    const [label = "", ...rest] = line.text.split(" ");
    return line.bullet === undefined && rest.length > 0 ? { ...line, cells: [label, rest.join(" ")] } : line;
  });
  expect(structureOf({ ...cv, lines }).roles?.map(({ label }) => label)).toEqual(["Driftschef, Nordhavn A/S"]);
});

it("takes no employers in the look of headings for headings", () => {
  const cv = cvFromText(`
    ** Kontakt
    jens.havlund@example.dk

    ** Sprog
    Dansk, modersmål

    ** Kurser
    Lean Green Belt

    # Erfaring
    ** Søhøjlandets Mejeri
    Fabrikschef
    april 2021 - nu
    Leder 64 medarbejdere.

    ** Østjysk Brød
    Driftsleder
    august 2016 - marts 2021
    Ledede 28 medarbejdere.

    ** Nordkyst Konserves
    Teamleder
    februar 2012 - juli 2016

    # Uddannelse
    ** Kold College
    Mejerist
    2004 - 2008`);
  const { sections, roles, education } = structureOf(cv);
  expect(sections.list.map(({ heading }) => heading)).toEqual(["Kontakt", "Sprog", "Kurser", "Erfaring", "Uddannelse"]);
  expect(roles?.map(({ label }) => label)).toEqual([
    "Fabrikschef, Søhøjlandets Mejeri",
    "Driftsleder, Østjysk Brød",
    "Teamleder, Nordkyst Konserves",
  ]);
  expect(education).toHaveLength(1);
});

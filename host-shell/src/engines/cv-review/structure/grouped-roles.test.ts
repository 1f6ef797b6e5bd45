import { expect, test } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";

const jobsIn = (text: string) =>
  structureOf(cvFromText(text)).roles?.map(({ title, employer, period }) => [title, employer, period?.text]);

test("jobs below an employer with the whole time there have that employer", () => {
  expect(
    jobsIn(`
      # Experience
      Finlytics
      5 years 4 months
      Head of Product
      January 2024 - Present
      Lead 4 product managers.

      Senior Product Manager
      August 2021 - January 2024
      Launched the module in 7 markets.

      Nets
      Product Manager
      June 2016 - February 2019
      Responsible for the merchant portal.`),
  ).toEqual([
    ["Head of Product", "Finlytics", "January 2024 - Present"],
    ["Senior Product Manager", "Finlytics", "August 2021 - January 2024"],
    ["Product Manager", "Nets", "June 2016 - February 2019"],
  ]);
});

test("an employer above its jobs is none, whatever words their titles have", () => {
  expect(
    jobsIn(`
      # Professional experience
      MAERSK TANKERS, Copenhagen, 2007 – Dec 2020
      Head of Group Controlling, 2014 – 2020
      - Managed 55 people
      Finance Business Partner, 2010 – 2014
      - Built the P&L`),
  ).toEqual([
    ["Head of Group Controlling", "MAERSK TANKERS", "2014 – 2020"],
    ["Finance Business Partner", "MAERSK TANKERS", "2010 – 2014"],
  ]);
});

test("an employer without a period above its jobs is theirs, and no text of the job before", () => {
  expect(
    jobsIn(`
      # Professional experience
      Interim CFO, Vestfrost A/S, May 2021 – Sep 2022
      - Covenant breach resolved

      MAERSK TANKERS, Copenhagen
      Head of Group Controlling, 2014 – 2020
      - Managed 55 people
      Finance Business Partner, 2010 – 2014
      - Built the P&L`),
  ).toEqual([
    ["Interim CFO", "Vestfrost A/S", "May 2021 – Sep 2022"],
    ["Head of Group Controlling", "MAERSK TANKERS", "2014 – 2020"],
    ["Finance Business Partner", "MAERSK TANKERS", "2010 – 2014"],
  ]);
});

test("a leave in brackets behind a period makes a job no leave", () => {
  expect(
    jobsIn(`
      # Karriere
      ** Head of Brand, Ellos Group AB
      august 2017 – februar 2022 (barsel feb. – nov. 2018)
      - Leder af 8 specialister
      ** Marketing Manager, Desigual
      januar 2014 – juni 2017
      - Åbnede 9 butikker`),
  ).toEqual([
    ["Head of Brand", "Ellos Group AB", "august 2017 – februar 2022"],
    ["Marketing Manager", "Desigual", "januar 2014 – juni 2017"],
  ]);
});

test("years at the end of a wrapped point begin no job, and the employer below the last one is its own", () => {
  const cv = cvFromText(`
    # Erhvervserfaring
    2004–2011 Socialfaglig konsulent, Region Sjælland
    - Sekretær for den tværsektorielle arbejdsgruppe om kommunalreformen i hele den gamle region, som blev nedlagt
    2005–2006
    1997–2004 Socialrådgiver
    Korsør Kommune, Børne- og Familieafdelingen`);
  const point = cv.lines.find(({ bullet }) => bullet !== undefined);
  const lines = cv.lines.map((line) => (line.text === "2005–2006" ? { ...line, x: point?.x ?? 0 } : line));
  expect(
    structureOf({ ...cv, lines }).roles?.map(({ title, employer, period }) => [title, employer, period?.text]),
  ).toEqual([
    ["Socialfaglig konsulent", "Region Sjælland", "2004–2011"],
    ["Socialrådgiver", "Korsør Kommune", "1997–2004"],
  ]);
});

test("an owner behind the name of a company has a title", () => {
  expect(
    jobsIn(`
      # Stillinger
      Rahbek Interim ApS – indehaver og konsulent 02/2025 – nu
      - NIS2-forløb hos Vandcenter Syd
      Udviklingschef – Robotik Fyn A/S 10/2020 – 12/2024
      - 25 udviklere`),
  ).toEqual([
    ["indehaver og konsulent", "Rahbek Interim ApS", "02/2025 – nu"],
    ["Udviklingschef", "Robotik Fyn A/S", "10/2020 – 12/2024"],
  ]);
});

test("a job name that ends with a full stop is read as a name", () => {
  expect(
    jobsIn(`
      # Ansættelser
      Oversygeplejerske, Hjertemedicinsk Afdeling, Amager og Hvidovre Hospital 1. maj 2018 - d.d.
      - Leder 92 kolleger
      2011 - 2015 Regnskabsfører for tre sogne i Midtfyns Provsti.
      Kvartalsrapportering, lønindberetning og årsregnskab.
      1996 - 1999 Bogholder, Brdr. Hansen Transport, Nyborg.
      Løn og moms.
      2001 - 2003 Carpenter, Tømrermester Ole Friis, Køge
      Roofs and floors.`),
  ).toEqual([
    ["Oversygeplejerske", "Amager og Hvidovre Hospital", "1. maj 2018 - d.d."],
    ["Regnskabsfører for tre sogne", "Midtfyns Provsti", "2011 - 2015"],
    ["Bogholder", "Brdr. Hansen Transport", "1996 - 1999"],
    ["Carpenter", "Tømrermester Ole Friis", "2001 - 2003"],
  ]);
});

test("a department below an employer belongs to the title, and a side job is marked as one", () => {
  const { roles } = structureOf(
    cvFromText(`
      # Karriere
      Finansdata A/S, 2008 – nu
      Afdelingschef, Cloud & Drift, 2020 – nu
      - Ansvar for 38 medarbejdere
      Teamleder, Integration, 2008 – 2020
      - Team på 11 udviklere
      Kjær IT v/Thomas Kjær (egen virksomhed, bijob), 2012 – 2016
      - Konsulent for mindre kunder`),
  );
  expect(roles?.map(({ title, employer }) => [title, employer])).toEqual([
    ["Afdelingschef, Cloud & Drift", "Finansdata A/S"],
    ["Teamleder, Integration", "Finansdata A/S"],
    ["Kjær IT v/Thomas Kjær", "egen virksomhed"],
  ]);
  expect(roles?.map(({ isHeldWithAnother }) => isHeldWithAnother === true)).toEqual([false, false, true]);
});

test("an employer in the look of a heading is that of all jobs below it, and a remark behind a title is none", () => {
  expect(
    jobsIn(`
      # Erhvervserfaring
      ** NORDMETAL A/S
      ** Produktionschef
      2018 – dags dato
      Leder tres medarbejdere og refererer til direktøren.

      ** Produktionsleder (konstitueret)
      2016 – 2018
      Ledede 20 operatører og indførte tavlemøder.

      ** HORSENS STÅL
      ** Smed
      2004 – 2010
      Svejsning og montage i hele landet.`),
  ).toEqual([
    ["Produktionschef", "NORDMETAL A/S", "2018 – dags dato"],
    ["Produktionsleder", "NORDMETAL A/S", "2016 – 2018"],
    ["Smed", "HORSENS STÅL", "2004 – 2010"],
  ]);
});

test("times since a year within the text of jobs begin none", () => {
  expect(
    jobsIn(`
      # Joberfaring
      2018 – i dag Værkstedsleder, Elcon Sjælland A/S
      Personaleansvar for 15 montører
      Har afleveret 27 ud af 28 entrepriser til tiden siden 2020
      2003 – 2012 Elektriker, Kemp & Lauritzen
      Service og nybyg, tillidsrepræsentant fra 2007
      1999 – 2003 Elektrikerlærling, Slagelse El-forretning ApS`),
  ).toEqual([
    ["Værkstedsleder", "Elcon Sjælland A/S", "2018 – i dag"],
    ["Elektriker", "Kemp & Lauritzen", "2003 – 2012"],
    ["Elektrikerlærling", "Slagelse El-forretning ApS", "1999 – 2003"],
  ]);
});

test("days at the beginning of rows are no list marks", () => {
  expect(
    jobsIn(`
      # Beskæftigelse
      ** MAN DIESEL, FREDERIKSHAVN
      Servicetekniker
      1. september 2001 – 30. november 2005
      - Rejsemontør i 14 lande
      ** DFDS
      2. maskinmester
      1. august 1999 – 31. august 2001`),
  ).toEqual([
    ["Servicetekniker", "MAN DIESEL", "1. september 2001 – 30. november 2005"],
    ["2. maskinmester", "DFDS", "1. august 1999 – 31. august 2001"],
  ]);
});

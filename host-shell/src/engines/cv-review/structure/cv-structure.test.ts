import { describe, expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";

function rolesIn(text: string): unknown {
  return structureOf(cvFromText(text)).roles?.map(({ title, employer, period, points }) => [
    title,
    employer,
    period?.text,
    points.length,
  ]);
}

describe("Jobs are read", () => {
  it("without a year that is wrapped within a point, or begins a sentence", () => {
    const cv = cvFromText(`
      # Erfaring
      2016 - nu Skadechef, Nordværn A/S
      - Klarede 2.300 anmeldelser på fire dage efter skybruddet i august
      2022 og var glad
      Siden 2020 har vi delt hus med andre
      2010 - 2016 Afdelingsleder, Nordværn A/S
      - Ledede 21`);
    // The line begins where the text of a point begins, as a wrapped line of a point does.
    const lines = cv.lines.map((line) => (line.text.startsWith("2022") ? { ...line, x: 62 } : line));
    expect(structureOf({ ...cv, lines }).roles?.map(({ title }) => title)).toEqual(["Skadechef", "Afdelingsleder"]);
  });

  it("with an open end that is an arrow", () => {
    const text = `
      # Erfaring
      Stationsleder, Radio Fjord A/S
      2020 →
      - Leder fem
      Programchef, Radio Høj A/S
      2014 – 2019
      - Planlagde`;
    expect(rolesIn(text)).toEqual([
      ["Stationsleder", "Radio Fjord A/S", "2020 →", 1],
      ["Programchef", "Radio Høj A/S", "2014 – 2019", 1],
    ]);
  });

  it("below headings with numbers", () => {
    const text = `
      # 1. Profil
      En leder med ro på.
      # 2. Arbejdsliv
      2016 - nu Driftschef, Nordkær A/S
      - Leder 28
      # 3. Sprog
      Dansk og engelsk`;
    expect(rolesIn(text)).toEqual([["Driftschef", "Nordkær A/S", "2016 - nu", 1]]);
    expect(structureOf(cvFromText(text)).sections.list.map(({ name }) => name?.names)).toEqual([
      ["profile"],
      ["experience"],
      ["languages"],
    ]);
  });

  it("with numbered points", () => {
    const text = `
      # Erfaring
      2017 - nu Driftschef, Nordkær Mejeri A/S
      1. Leder tolv i driften
      2. Har budgettet
      3. Indførte nye tavler`;
    expect(rolesIn(text)).toEqual([["Driftschef", "Nordkær Mejeri A/S", "2017 - nu", 3]]);
  });

  it("with a second title in small letters and the employer below", () => {
    const text = `
      # Erfaring
      2016 - nu Politikommissær, leder af lokalpolitiet
      Limfjordens Politi A/S, Thisted
      - Leder 28 betjente
      2013 - 2016 Nordic Key Account Manager
      - Solgte mere`;
    expect(rolesIn(text)).toEqual([
      ["Politikommissær, leder af lokalpolitiet", "Limfjordens Politi A/S", "2016 - nu", 1],
      ["Nordic Key Account Manager", undefined, "2013 - 2016", 1],
    ]);
  });

  it("with the title below an employer that no list knows", () => {
    const text = `
      # Experience
      Harwick Infirmary, Leeds, 2012 - 2015
      Ward Manager
      - Managed a team of 31
      - Led the ward through an inspection`;
    expect(rolesIn(text)).toEqual([["Ward Manager", "Harwick Infirmary", "2012 - 2015", 2]]);
  });

  it("once where an overview lists them before they are described", () => {
    const text = `
      # Erfaring
      2016 - nu Driftschef, Nordkær Mejeri A/S
      2010 - 2016 Driftsleder, Vestkær Mejeri A/S
      2005 - 2010 Mejerist, Vestkær Mejeri A/S
      # Tidligere stillinger
      2016 - nu Driftschef, Nordkær Mejeri A/S
      - Leder 28
      2010 - 2016 Driftsleder, Vestkær Mejeri A/S
      - Ledede ni
      2005 - 2010 Mejerist, Vestkær Mejeri A/S
      - Passede tankene`;
    expect(rolesIn(text)).toEqual([
      ["Driftschef", "Nordkær Mejeri A/S", "2016 - nu", 1],
      ["Driftsleder", "Vestkær Mejeri A/S", "2010 - 2016", 1],
      ["Mejerist", "Vestkær Mejeri A/S", "2005 - 2010", 1],
    ]);
  });

  it("with the period in front of the title", () => {
    const text = `
      # Erhvervserfaring
      2018 - nu Varehuschef, Bilka Næstved
      Personaleledelse af 80 medarbejdere. Budgetansvar.
      2012 - 2018 Butikschef, Føtex
      Daglig ledelse af butikken med 45 ansatte.`;
    expect(rolesIn(text)).toEqual([
      ["Varehuschef", "Bilka Næstved", "2018 - nu", 2],
      ["Butikschef", "Føtex", "2012 - 2018", 1],
    ]);
  });

  it("with title, employer and period on three lines", () => {
    const text = `
      # Erfaring
      Psykiatrichef
      Region Syddanmark, Odense
      01.03.2016 –
      - Leder 150 medarbejdere
      Afdelingsleder
      Kræftens Bekæmpelse
      01.08.2009 – 28.02.2016
      - Ledede 25 konsulenter
      - Udviklede tilbud`;
    expect(rolesIn(text)).toEqual([
      ["Psykiatrichef", "Region Syddanmark", "01.03.2016 –", 1],
      ["Afdelingsleder", "Kræftens Bekæmpelse", "01.08.2009 – 28.02.2016", 2],
    ]);
  });

  it("with the employer first, as LinkedIn exports them", () => {
    const text = `
      # Experience
      Novo Foods
      ** Head of Operations
      January 2020 - Present (6 years)
      Copenhagen, Denmark
      Leads 200 employees.

      Arla
      ** Team Lead
      2010 - 2015 (5 years)
      Led a team of 12.`;
    expect(rolesIn(text)).toEqual([
      ["Head of Operations", "Novo Foods", "January 2020 - Present", 1],
      ["Team Lead", "Arla", "2010 - 2015", 1],
    ]);
  });

  it("on one line with their description", () => {
    const text = `
      # Beskæftigelse
      1992 - 2001 Værkfører, Grundfos
      2001 - 2014 Produktionschef, Bach Composite. Ansvarlig for 60 medarbejdere og et
      budget på 45 mio. kr.
      2014 - dd Fabrikschef, C.F. Nielsen A/S. Øgede leveringssikkerheden fra 88 til 97 procent. Indførte lean.`;
    expect(rolesIn(text)).toEqual([
      ["Værkfører", "Grundfos", "1992 - 2001", 0],
      ["Produktionschef", "Bach Composite", "2001 - 2014", 1],
      ["Fabrikschef", "C.F. Nielsen A/S", "2014 - dd", 2],
    ]);
    expect(structureOf(cvFromText(text)).roles?.map(({ points }) => points)).toEqual([
      [],
      ["Ansvarlig for 60 medarbejdere og et budget på 45 mio. kr."],
      ["Øgede leveringssikkerheden fra 88 til 97 procent.", "Indførte lean."],
    ]);
  });

  it.each([
    ["2012 - 2018 Butikschef, Føtex Food. Aarhus C", "Butikschef", "Føtex Food. Aarhus C"],
    ["2012 - 2018 Butikschef, C. W. Obel A/S", "Butikschef", "C. W. Obel A/S"],
    ["2012 - 2018 Adm. direktør, Jensen Byg ApS", "Adm. direktør", "Jensen Byg ApS"],
  ])("with the points in »%s« that end no sentence", (text, title, employer) => {
    expect(rolesIn(`# Erfaring\n${text}\n- Ledede 45 ansatte`)).toEqual([[title, employer, "2012 - 2018", 1]]);
  });

  it("that are current, with an open dash behind the year", () => {
    const text = (open: string): string => `
      # Erfaring
      ${open} Driftsleder, Arla Foods
      - Leder 24 medarbejdere
      2009 - 2016 Teamleder, Danish Crown
      - Ledede 9 medarbejdere
      2005 - 2009 Mejerist, Arla Foods
      - Passede anlæg`;
    for (const open of ["2016 -", "2016-", "2016-:", "2016 - dd", "2016 –"]) {
      const roles = structureOf(cvFromText(text(open))).roles;
      expect(roles?.map(({ label, period }) => [label, period?.kind === "read" && period.end === "now"])).toEqual([
        ["Driftsleder, Arla Foods", true],
        ["Teamleder, Danish Crown", false],
        ["Mejerist, Arla Foods", false],
      ]);
    }
  });

  it("apart from leave, illness and unemployment between them", () => {
    const { roles, breaks } = structureOf(
      cvFromText(`
        # Erfaring
        2024 – nu Aktivt jobsøgende
        2018 - 2023 Barselsvikar, Aarhus Kommune
        - Afløste afdelingslederen
        2017 Barselsorlov
        2016 Sygemeldt
        2009 - 2015 Orlovskonsulent, Djøf
        - Vejledte om orlov
        2008 - 2009 Parental leave
        2007 - 2008 Jobsøgning og kursus i projektledelse`),
    );
    expect(roles?.map(({ label }) => label)).toEqual(["Barselsvikar, Aarhus Kommune", "Orlovskonsulent, Djøf"]);
    expect(breaks.map(({ label }) => label)).toEqual([
      "Aktivt jobsøgende",
      "Barselsorlov",
      "Sygemeldt",
      "Parental leave",
      "Jobsøgning og kursus i projektledelse",
    ]);
  });

  it("below an unknown heading", () => {
    const text = `
      # Uddannelse
      HD, 2009

      # Min rejse
      Butikschef, Føtex, 2012 - 2018
      - Ledede 45 ansatte`;
    expect(rolesIn(text)).toEqual([["Butikschef", "Føtex", "2012 - 2018", 1]]);
  });

  it("with the common employer above several of them", () => {
    const text = `
      # Erfaring
      Nordhavn Logistik A/S, 2010 - 2020
      Driftschef, 2015 - 2020
      - Ledede 40 medarbejdere
      Teamleder, 2010 - 2015
      - Ledede 12 medarbejdere`;
    expect(rolesIn(text)).toEqual([
      ["Driftschef", "Nordhavn Logistik A/S", "2015 - 2020", 1],
      ["Teamleder", "Nordhavn Logistik A/S", "2010 - 2015", 1],
    ]);
  });
});

it("separates courses and education in a common section", () => {
  const { education, courses } = structureOf(
    cvFromText(`
      # Uddannelse og kurser
      2012 Master i offentlig ledelse (MPG), SDU
      2016 Kursus i forhandling, Djøf
      2003 Cand.scient.pol., Aarhus Universitet`),
  );
  expect(education?.map(({ title, period }) => [title, period?.text])).toEqual([
    ["Master i offentlig ledelse (MPG)", "2012"],
    ["Cand.scient.pol.", "2003"],
  ]);
  expect(courses?.map(({ title, period }) => [title, period?.text])).toEqual([["Kursus i forhandling", "2016"]]);
});

it("names an education by its degree, and not by its certificate", () => {
  const { education } = structureOf(
    cvFromText("# Uddannelse\n1980 - 1984 Maskinarbejder, svendebrev\n2004 - 2007 Aarhus Universitet, cand.oecon."),
  );
  expect(education?.map(({ title }) => title)).toEqual(["Maskinarbejder", "cand.oecon."]);
});

it.each([
  ["Dansk (modersmål), engelsk og tysk i skrift og tale", ["Dansk modersmål", "engelsk skrift", "tysk skrift"]],
  ["Flydende engelsk, godt tysk", ["engelsk Flydende", "tysk godt"]],
  ["Dansk C2 | Engelsk C1 | Fransk", ["Dansk C2", "Engelsk C1", "Fransk undefined"]],
])("reads the languages in »%s«", (text, expected) => {
  const { languages } = structureOf(cvFromText(`# Sprog\n${text}`));
  expect(languages?.map(({ language, level }) => `${language} ${level}`)).toEqual(expected);
});

it.each([
  ["Parkvej 3, 2000 Frederiksberg · 40 50 60 71", "40 50 60 71", "2000 Frederiksberg"],
  ["Aarhus | +45 4050 6071", "+45 4050 6071", "Aarhus"],
  ["Født 12.03.1975 · D-24937 Flensburg", undefined, "24937 Flensburg"],
  ["CVR 30405060", undefined, ""],
])("reads phone and place in »%s«", (text, phone, place) => {
  const { contact } = structureOf(cvFromText(`Lone Vester\n${text}\n# Profil\nLeder`));
  expect(contact.phone).toBe(phone);
  expect([contact.place?.postalCode, contact.place?.town].filter(Boolean).join(" ")).toBe(place);
});

it("continues the section of the right column after a heading in the left one", () => {
  const cv = cvFromText(`
    # Sprog
    Dansk: modersmål
    # Erfaring
    Driftschef, Nordhavn A/S, 2015 - nu
    # Kompetencer
    Ledelse
    - Leder 40 medarbejdere`);
  const right = new Set(["Erfaring", "Driftschef, Nordhavn A/S, 2015 - nu", "Leder 40 medarbejdere"]);
  const lines = cv.lines.map((line) => (right.has(line.text) ? { ...line, column: 1, x: line.x + 200 } : line));
  const { roles, competencies } = structureOf({
    ...cv,
    lines,
    pages: [{ width: 595, height: 842, columns: 2, scrambled: false }],
  });
  expect(roles?.map(({ title, points }) => [title, points])).toEqual([["Driftschef", ["Leder 40 medarbejdere"]]]);
  expect(competencies?.items).toEqual(["Ledelse"]);
});

it("names the IT tools in a common section with languages", () => {
  const { it: skills } = structureOf(
    cvFromText(
      "# Sprog & IT\nDansk (modersmål), engelsk (flydende). Salesforce, HubSpot\nog Power BI på superbrugerniveau",
    ),
  );
  expect(skills).toEqual({ heading: "Sprog & IT", items: ["Salesforce", "HubSpot", "Power BI"] });
});

it("reads an open period before a title and a text on the same line", () => {
  const cv = structureOf(
    cvFromText(`
      # Erfaring

      2018 - Driftsleder, Hammerum Anlæg A/S. Leder 17 maskinførere og tre formænd i hele byen

      2007 - / 2018 Maskinfører, Hammerum Anlæg A/S. Gravede i motorvej, havn og have.`),
  );
  expect(cv.roles?.map(({ label, period }) => [label, period?.text])).toEqual([
    ["Driftsleder, Hammerum Anlæg A/S", "2018 -"],
    ["Maskinfører, Hammerum Anlæg A/S", "2007 - / 2018"],
  ]);
});

it("reads a period in square brackets before a title", () => {
  const cv = structureOf(
    cvFromText(`
      # Erfaring

      [ 01.08.2020 – nu ] Driftschef
      Nordhavn Logistik A/S
      - Leder 40 medarbejdere

      [ 01.02.2014 – 01.07.2020 ] Teamleder
      Limfjord Pak ApS
      - Ledede 9 medarbejdere`),
  );
  expect(cv.roles?.map(({ label, period }) => [label, period?.text])).toEqual([
    ["Driftschef, Nordhavn Logistik A/S", "01.08.2020 – nu"],
    ["Teamleder, Limfjord Pak ApS", "01.02.2014 – 01.07.2020"],
  ]);
});

it("reads period, title and employer in the cells of a row", () => {
  const cv = cvFromText("# Erfaring\n2019 – nu Receptionschef Hotel Vadehavet\n- Leder 9 medarbejdere");
  const lines = cv.lines.map((line) =>
    line.text.startsWith("2019") ? { ...line, cells: ["2019 – nu", "Receptionschef", "Hotel Vadehavet"] } : line,
  );
  expect(structureOf({ ...cv, lines }).roles).toMatchObject([
    { title: "Receptionschef", employer: "Hotel Vadehavet", period: { text: "2019 – nu" } },
  ]);
});

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
  expect(structureOf(cvFromText(text)).roles?.map(({ title, period }) => [title, period?.text])).toEqual([
    ["Biblioteksleder", "aug. 2019 - nu"],
    ["Afdelingsleder", "feb. 2013 - juli 2019"],
  ]);
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

import { describe, expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";

function educationIn(text: string): unknown {
  return structureOf(cvFromText(`# Uddannelse\n${text}`)).education?.map(({ title, period }) => [title, period?.text]);
}

it.each([
  ["2018 – 2020 Master of Public Governance, Aarhus Universitet (afsluttet 2020)", "2018 – 2020"],
  ["2024 – Master of Public Governance, Aarhus Universitet (forventet afsluttet 2027)", "2024"],
  ["2018 – 2020 Master of Public Governance, Aarhus Universitet, afsluttet juni 2020", "2018 – 2020"],
  ["2018 – 2020: Master of Public Governance, Aarhus Universitet, dimitteret i 2020", "2018 – 2020"],
  ["Master of Public Governance, påbegyndt 2018, afsluttet 2020", "2018"],
  ["Master of Public Governance, Aarhus Universitet, 2018 (expected graduation June 2020)", "2018"],
  ["2018 – 2020 Master of Public Governance\nAarhus Universitet (afsluttet 2020)", "2018 – 2020"],
  ["2018 – 2020\nMaster of Public Governance\nForventes færdig juni 2020", "2018 – 2020"],
])("counts an education with a separate end date once: »%s«", (text, period) => {
  expect(educationIn(`${text}\n2009 – 2012 Logistikøkonom, Erhvervsakademi MidtVest`)).toEqual([
    ["Master of Public Governance", period],
    ["Logistikøkonom", "2009 – 2012"],
  ]);
});

it("counts single subjects of an education as a part of it", () => {
  expect(
    educationIn(
      "HF, Thy-Mors HF og VUC, 1998\nHF, enkeltfag, matematik B\nAkademiøkonom · 2002 · Erhvervsakademi Lillebælt",
    ),
  ).toEqual([
    ["HF", "1998"],
    ["Akademiøkonom", "2002"],
  ]);
});

it.each([
  [
    "HD (2012), Master i ledelse (2019), Akademiuddannelse (2005)",
    [
      ["HD", "2012"],
      ["Master i ledelse", "2019"],
      ["Akademiuddannelse", "2005"],
    ],
  ],
  [
    "HD, afsluttet 2012\nMaster i ledelse, afsluttet 2019",
    [
      ["HD", "2012"],
      ["Master i ledelse", "2019"],
    ],
  ],
  [
    "HD (afsluttet 2012), Master i ledelse (forventet 2027)",
    [
      ["HD", "2012"],
      ["Master i ledelse", "2027"],
    ],
  ],
  [
    "HD i regnskab, AAU, 2012. Master i ledelse, to år, 2019. Akademifag, 2005.",
    [
      ["HD i regnskab", "2012"],
      ["Master i ledelse", "2019"],
      ["Akademifag", "2005"],
    ],
  ],
  [
    "2012 HD i regnskab, AAU. 2019 Master i ledelse, to år.",
    [
      ["HD i regnskab", "2012"],
      ["Master i ledelse", "2019"],
    ],
  ],
])("separates several in »%s«", (text, expected) => {
  expect(educationIn(text)).toEqual(expected);
});

it.each([
  [
    "stands at the right margin",
    "Diplomuddannelse i ledelse, UCL                                                                          2014 – 2016\nSocialrådgiver, Metropol                                                                          2004 – 2008",
    [
      ["Diplomuddannelse i ledelse", "2014 – 2016"],
      ["Socialrådgiver", "2004 – 2008"],
    ],
  ],
  [
    "stands at the right margin and lasts",
    "Diplomuddannelse i ledelse, UCL                                                                          2024 – nu\nSocialrådgiver, Metropol                                                                          (2004 – 2008)",
    [
      ["Diplomuddannelse i ledelse", "2024 – nu"],
      ["Socialrådgiver", "2004 – 2008"],
    ],
  ],
  [
    "stands below the name",
    "Diplomuddannelse i ledelse, VIA\n2014 – 2016\nSocialrådgiver, Metropol\n2004 – 2008\nBygningskonstruktør, UCN\n1999",
    [
      ["Diplomuddannelse i ledelse", "2014 – 2016"],
      ["Socialrådgiver", "2004 – 2008"],
      ["Bygningskonstruktør", "1999"],
    ],
  ],
  [
    "stands below name and school",
    "** Diplomuddannelse i ledelse\nVIA\n2014 – 2016\n** Socialrådgiver\nMetropol\n2004 – 2008",
    [
      ["Diplomuddannelse i ledelse", "2014 – 2016"],
      ["Socialrådgiver", "2004 – 2008"],
    ],
  ],
  [
    "stands between name and school",
    "** Diplomuddannelse i ledelse\n2014 – 2016\nVIA University College\n** Socialrådgiver\n2004 – 2008\nMetropol",
    [
      ["Diplomuddannelse i ledelse", "2014 – 2016"],
      ["Socialrådgiver", "2004 – 2008"],
    ],
  ],
])("gives each education its own period where it %s", (_, text, expected) => {
  expect(educationIn(text)).toEqual(expected);
});

it.each([
  [
    "2021 Arbejdsmiljøkoordinator (AMK)\n2015 AB18 og kontraktstyring\nFørstehjælp, varmt arbejde",
    [
      ["Arbejdsmiljøkoordinator (AMK)", "2021"],
      ["AB18 og kontraktstyring", "2015"],
      ["Førstehjælp", undefined],
    ],
  ],
  [
    "2021 Arbejdsmiljø\nKursus hos Teknologisk Institut\n2015 Lean",
    [
      ["Arbejdsmiljø", "2021"],
      ["Lean", "2015"],
    ],
  ],
])("keeps a year with the course beside it: »%s«", (text, expected) => {
  const { courses } = structureOf(cvFromText(`# Kurser\n${text}\n# Profil\n${"Jeg leder driften. ".repeat(5)}`));
  expect(courses?.map(({ title, period }) => [title, period?.text])).toEqual(expected);
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

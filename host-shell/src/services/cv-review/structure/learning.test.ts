import { expect, it } from "vitest";
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
])("counts an education once though it also says when it ended: »%s«", (text, period) => {
  expect(educationIn(`${text}\n2009 – 2012 Logistikøkonom, Erhvervsakademi MidtVest`)).toEqual([
    ["Master of Public Governance", period],
    ["Logistikøkonom", "2009 – 2012"],
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
])("still tells several from one another in »%s«", (text, expected) => {
  expect(educationIn(text)).toEqual(expected);
});

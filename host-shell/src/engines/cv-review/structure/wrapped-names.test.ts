import { describe, expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { structureOf } from "./cv-structure.ts";

function rolesIn(text: string): unknown {
  return structureOf(cvFromText(text)).roles?.map(({ title, employer, period, points }) => [
    title,
    employer,
    period?.text,
    points,
  ]);
}

const present = ["Logistikchef", "Nordtrans A/S", "2018 – nu", ["Leder 45 medarbejdere"]];
const before = `
  # Erfaring
  ** Logistikchef, Nordtrans A/S
  2018 – nu
  - Leder 45 medarbejdere`;

describe("A name on two lines is read whole", () => {
  it("above its period, if it ends in a comma", () => {
    const text = `${before}
      ** Lagerchef for det nordiske lager, Hvidevarehuset A/S,
      ** Kolding
      2011 – 2017
      - Ledede 22 medarbejdere`;
    expect(rolesIn(text)).toEqual([
      present,
      ["Lagerchef for det nordiske lager", "Hvidevarehuset A/S", "2011 – 2017", ["Ledede 22 medarbejdere"]],
    ]);
  });

  it("at the first job, without the last lines of the other jobs", () => {
    const text = `
      # Erfaring
      ** Lagerchef for det nordiske lager, Hvidevarehuset A/S,
      ** Kolding
      2018 – nu
      Ledede lageret
      ** Teamleder, Nordtrans A/S
      2011 – 2017
      Ledede holdet`;
    expect(rolesIn(text)).toEqual([
      ["Lagerchef for det nordiske lager", "Hvidevarehuset A/S", "2018 – nu", ["Ledede lageret"]],
      ["Teamleder", "Nordtrans A/S", "2011 – 2017", ["Ledede holdet"]],
    ]);
  });

  it("if it is bold and its first line is full", () => {
    const text = `${before}
      ** Regional lagerchef for hele det nordiske og baltiske område samt de tyske lagre i Hamborg og
      ** Kiel, Hvidevarehuset A/S
      2011 – 2017
      - Ledede 22 medarbejdere`;
    expect(rolesIn(text)).toEqual([
      present,
      [
        "Regional lagerchef for hele det nordiske og baltiske område samt de tyske lagre",
        "Hvidevarehuset A/S",
        "2011 – 2017",
        ["Ledede 22 medarbejdere"],
      ],
    ]);
  });

  it("behind its period", () => {
    const text = `
      # Erfaring
      2011 – 2017 Lagerchef for det nordiske lager,
      Hvidevarehuset A/S
      - Ledede 22 medarbejdere`;
    expect(rolesIn(text)).toEqual([
      ["Lagerchef for det nordiske lager", "Hvidevarehuset A/S", "2011 – 2017", ["Ledede 22 medarbejdere"]],
    ]);
  });

  it("but not joined with the description of the job before", () => {
    const text = `
      # Erfaring
      Logistikchef, Nordtrans A/S
      2018 – nu
      Leder af lager og kørsel med alt hvad dertil hører af planlægning og indkøb i både Kolding og Vejle
      Lagerchef, Hvidevarehuset A/S
      2011 – 2017
      Ledede lageret`;
    expect(rolesIn(text)).toEqual([
      [
        "Logistikchef",
        "Nordtrans A/S",
        "2018 – nu",
        ["Leder af lager og kørsel med alt hvad dertil hører af planlægning og indkøb i både Kolding og Vejle"],
      ],
      ["Lagerchef", "Hvidevarehuset A/S", "2011 – 2017", ["Ledede lageret"]],
    ]);
  });
});

it.each([1, 2] as const)("reads a long name in a real CV of %i column(s)", async (columns) => {
  const plan = leaderCv("da", columns);
  const employer = "Vestkystens Fødevarer og Frugtgrossister i hele Region Syddanmark A/S, Sydvestjysk afdeling";
  const roles = plan.roles.map((own, index) => (index === 1 ? { ...own, employer } : own));
  const read = structureOf(await readCv(await makeCv({ ...plan, roles }), "da")).roles;
  expect(read?.map(({ title, points }) => [title, points.length])).toEqual([
    ["Driftschef", 6],
    ["Afdelingsleder", 5],
    ["Teamleder", 3],
  ]);
});

it("continues in an open bracket", () => {
  const text = `
    # Erfaring
    2016 - nu Leder af Børnehuset Kildespringet, Favrskov Kommune (94 børn,
    21 ansatte)
    2009 - 2016 Souschef, Vuggestuen Kløverløkke`;
  expect(structureOf(cvFromText(text)).roles?.map(({ points }) => points)).toEqual([[], []]);
});

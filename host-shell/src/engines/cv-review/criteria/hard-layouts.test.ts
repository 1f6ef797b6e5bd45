import { describe, expect, it } from "vitest";
import { growthOf } from "shared-runtime/testing/growth.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "../structure/cv-structure.ts";
import { reviewStructure } from "./review-areas.ts";

const today = new Date("2026-11-25");
const rest = `
  # Profil
  Driftschef med 12 års erfaring og personaleansvar for 24 medarbejdere. Jeg får drift og mennesker til at gå op.

  # Kompetencer
  - Driftsledelse
  - Budget
  - Arbejdsmiljø
  - Vagtplaner
  - Indkøb

  # Erfaring
  2018 - nu Driftschef, Nordkær A/S
  - Leder 24 medarbejdere og refererer til direktøren
  - Sænkede spildet med 12 procent
  2012 - 2018 Driftsleder, Vestkær A/S
  - Ledede ni
  - Holdt budgettet på 3 mio. kr.

  # Uddannelse
  Diplom i ledelse, UCN, 2014 - 2016

  # Sprog
  Dansk: modersmål. Engelsk: flydende.`;

const verdictsOf = (text: string) =>
  reviewStructure(structureOf(cvFromText(text)), today).map(({ meta: { key, warning, judged } }) => ({
    key,
    warning,
    judged,
  }));

describe("A review does not change", () => {
  const plain = verdictsOf(`Mette Lindgaard\n8000 Aarhus C, tlf. 20 10 90 12, mette@example.dk${rest}`);

  it.each([
    ["written from right to left", "مريم الحسيني"],
    ["of another script, with marks that combine", "Ма́рия Ив\u0430\u0301нова"],
    ["in ligatures", "So\ufb01a \ufb02ensted"],
  ])("if the name is %s", (_, name) => {
    expect(verdictsOf(`${name}\n8000 Aarhus C, tlf. 20 10 90 12, mette@example.dk${rest}`)).toEqual(plain);
  });
});

it("the time to read a table grows with its rows and no faster", () => {
  const areasOf = (rows: number) => {
    const table = Array.from(
      { length: rows },
      (_, index) => `${2020 - Math.floor(index / 100)} | Vikar ${index}, Skole ${index} | Underviste i dansk`,
    );
    const text = `Mette Lindgaard\nmette@example.dk${rest}\n\n# Vikariater\n${table.join("\n")}`;
    return reviewStructure(structureOf(cvFromText(text)), today);
  };
  expect(areasOf(100).length).toBeGreaterThan(15);
  expect(growthOf(areasOf, 100, 1_000)).toBeLessThan(4);
});

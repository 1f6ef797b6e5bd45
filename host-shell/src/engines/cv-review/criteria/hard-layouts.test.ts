import { describe, expect, it } from "vitest";
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

it("reads a table of 400 rows in less than a second", () => {
  const rows = Array.from(
    { length: 400 },
    (_, index) => `${2020 - Math.floor(index / 10)} | Vikar ${index}, Skole ${index} | Underviste i dansk`,
  );
  const start = performance.now();
  const areas = reviewStructure(
    structureOf(cvFromText(`Mette Lindgaard\nmette@example.dk${rest}\n\n# Vikariater\n${rows.join("\n")}`)),
    today,
  );
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(areas.length).toBeGreaterThan(15);
});

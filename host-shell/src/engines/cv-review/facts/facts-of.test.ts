import { expect, it } from "vitest";
import { structureOf } from "../structure/cv-structure.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { factsOf } from "./facts-of.ts";

it("lists roles, the latest first, with the people led, and all other facts", () => {
  const cv = cvFromText(`
    Mette Lindgaard
    Skovvangen 14, 8000 Aarhus C
    # Profil
    Driftsleder med 12 års erfaring. CPR 010190-1234.
    # Erhvervserfaring
    2012 - 2018 Butikschef, Føtex
    Daglig ledelse af butikken med 45 ansatte.
    2018 - nu Varehuschef, Bilka Næstved
    Personaleledelse af 80 medarbejdere.
    # Kompetencer
    - Budgetstyring
    - Forhandling
    # Sprog
    Engelsk, flydende`);
  expect(factsOf(structureOf(cv))).toEqual({
    language: "da",
    zip: "8000",
    profile: expect.stringMatching(/^Driftsleder med 12 års erfaring\. CPR (?!010190-1234)/u),
    roles: [
      {
        title: "Varehuschef",
        employer: "Bilka Næstved",
        from: 2018 * 12,
        isCurrent: true,
        description: "Personaleledelse af 80 medarbejdere.",
        headCount: "80 medarbejdere",
      },
      {
        title: "Butikschef",
        employer: "Føtex",
        from: 2012 * 12,
        to: 2018 * 12 + 11,
        isCurrent: false,
        description: "Daglig ledelse af butikken med 45 ansatte.",
        headCount: "45 ansatte",
      },
    ],
    skills: ["Budgetstyring", "Forhandling"],
    languages: [{ language: "Engelsk", level: "flydende" }],
    education: [],
    courses: [],
  });
});

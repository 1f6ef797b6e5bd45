import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { areAllRoles, hasCertainPeriod, isCertain, mayBeRole } from "./certain-role.ts";
import { structureOf } from "./cv-structure.ts";

const rolesOf = (lines: string) => structureOf(cvFromText(`# Erfaring\n${lines}`)).roles ?? [];

it.each([
  ["Driftschef, Nordhavn A/S, 2015 – 2019\n- Leder 40", true],
  ["Driftschef, Nordhavn A/S, 2015 –\n- Leder 40", true],
  ["Driftschef, 2015 – 2019\n- Leder 40", false],
  ["Noget helt andet, Nordhavn A/S, 2015 – 2019\n- Leder 40", false],
])("%s", (text, certain) => {
  const roles = rolesOf(text);
  expect(roles.map((role) => isCertain(role, roles))).toEqual([certain]);
});

it("an open end is only certain at the latest job", () => {
  const roles = rolesOf("Driftschef, Nordhavn A/S, 2019 – nu\n- Leder 40\nTeamleder, Østvang A/S, 2015 –\n- Leder ni");
  expect(roles.map((role) => hasCertainPeriod(role, roles))).toEqual([true, false]);
});

it.each([
  ["two whole ones", "Driftschef, Nordhavn A/S, 2019 – nu\nTeamleder, Østvang A/S, 2015 – 2019", true],
  ["a single one", "Driftschef, Nordhavn A/S, 2019 – nu", false],
  [
    "two, and an education without a school that may be a third",
    "Driftschef, Nordhavn A/S, 2019 – nu\nTeamleder, Østvang A/S, 2015 – 2019\n# Uddannelse\nPædagog, Børnehuset Ro, 2010 – 2015",
    false,
  ],
  [
    "two, and an education",
    "Driftschef, Nordhavn A/S, 2019 – nu\nTeamleder, Østvang A/S, 2015 – 2019\n# Uddannelse\nPædagog, Jysk Pædagogseminarium, 2010 – 2014",
    true,
  ],
])("the jobs are all of them: %s", (_, lines, areAll) => {
  expect(areAllRoles(structureOf(cvFromText(`# Erfaring\n${lines}`)))).toBe(areAll);
});

it("an education of ten years at a school may be a job there", () => {
  const [education] = structureOf(cvFromText("# Uddannelse\nLærer, Møllebæk Friskole, 2002 – 2012")).education ?? [];
  expect(education && mayBeRole(education)).toBe(true);
});

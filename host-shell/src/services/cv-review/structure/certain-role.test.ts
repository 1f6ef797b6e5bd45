import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { hasCertainPeriod, isCertain } from "./certain-role.ts";
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

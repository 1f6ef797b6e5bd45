import { expect, it } from "vitest";
import { splitCompound } from "./split-compound.ts";

it.each([
  ["personaleledelse", ["personale", "ledelse"]],
  ["kundeservicechef", ["kunde", "service", "chef"]],
  ["budgetansvar", ["budget", "ansvar"]],
  ["produktionsvirksomhed", ["produktion", "virksomhed"]],
  ["afdelingssygeplejerske", ["afdeling", "sygeplejerske"]],
  ["skadedyrsbekæmpelseschef", ["skadedyr", "bekæmpelse", "chef"]],
])("splits %s", (compound, parts) => {
  expect(splitCompound(compound)).toEqual(parts);
});

it.each(["medarbejdere", "erfaring", "sygeplejerske", "chef"])("leaves %s whole", (word) => {
  expect(splitCompound(word)).toEqual([word]);
});

import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "../structure/cv-structure.ts";
import { headline } from "./headline.ts";

const verdictOn = (head: string) =>
  headline.judge(structureOf(cvFromText(`Karla Brix\n${head}\n# Erfaring\n2018 - nu Leder, Solby A/S`)), new Date());

it.each([
  "Driftschef",
  "bestyrelsesformand",
  "Fysioterapeut og afdelingsleder",
  "Project manager with ten years in rail",
])("sees the title under the name: »%s«", (title) => {
  expect(verdictOn(`${title}\nkarla@example.dk`).text[0]).toBe(
    `Øverst står »${title}«, så læseren straks ved, hvem du er.`,
  );
});

it.each([
  "karla@example.dk",
  "Nørregade 4\n7400 Herning",
  "Jeg bruger CleanManager, Excel og tidsregistrering hver dag.",
])("gives only a tip where there is none: »%s«", (head) => {
  expect(verdictOn(head).judged).toBe(false);
});

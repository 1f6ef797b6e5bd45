import { beforeAll, describe, expect, test } from "vitest";
import * as texts from "../testing/sample-texts.ts";
import { type Detector, findLanguage, loadDetector, samplesOf } from "./find-language.ts";

let detect: Detector;
beforeAll(async () => {
  detect = await loadDetector();
});

const lines = (text: string) => text.split("\n").map((line) => ({ text: line }));
const language = (text: string) => findLanguage(samplesOf(lines(text)), detect);

test("Danish and English are found, and related languages are not", () => {
  expect(Object.entries(texts).map(([name, text]) => [name, language(text)])).toEqual([
    ["danishText", "da"],
    ["englishText", "en"],
    ["swedishText", undefined],
    ["germanText", undefined],
    ["norwegianText", undefined],
  ]);
});

describe("the whole document counts", () => {
  test("English words in a Danish CV do not make it English", () => {
    const skills = [
      "Microsoft Dynamics 365 Business Central",
      "Change Management, Stakeholder Management, Team Building",
      "Power BI and Excel",
    ];
    expect(language([...skills, texts.danishText].join("\n"))).toBe("da");
  });

  test("Danish names and addresses do not make an English CV Danish", () => {
    const head = [
      "Søren Ærøskøbing Sønderby",
      "Nørre Søgade 12, 8000 Århus Ø",
      "Økonomichef hos Købmændenes Indkøbsforening",
    ];
    expect(language([...head, texts.englishText].join("\n"))).toBe("en");
  });

  test("a CV of short Danish points is Danish", () => {
    const points = [
      "Leder tolv medarbejdere",
      "Ansvar for budget og regnskab",
      "Forhandler lokale aftaler",
      "Indførte faste samtaler",
      "Udvikling af nye ydelser",
    ];
    expect(language(points.join("\n"))).toBe("da");
  });
});

test("samples have the longest lines first, without addresses and numbers", () => {
  expect(
    samplesOf([
      { text: "Mette" },
      { text: "mette@eksempel.dk 20109012 https://eksempel.dk" },
      { text: "Leder af tolv medarbejdere" },
    ]),
  ).toEqual(["Leder af tolv medarbejdere Mette"]);
});

test("a text without words has no language", () => {
  expect(language("12 34 56")).toBe(undefined);
});

import { describe, expect, test } from "vitest";
import { cvLines, latin, type Typeset, typesetCv } from "../testing/typeset-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { titleOf } from "../testing/title-of.ts";
import type { CriterionId } from "./areas.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-26");
const unicode = { 1: "0000", 2: "fffd", 3: "e001" };

/** The items of the review of a CV in which each of these texts is one glyph that cannot be read. */
async function itemsOf(lost: readonly string[], more: Typeset = {}) {
  const show: NonNullable<Typeset["show"]> = (text) =>
    latin(lost.reduce((left, part, index) => left.replaceAll(part, String.fromCodePoint((index % 3) + 1)), text));
  const areas = reviewAreas(await readCv(typesetCv({ unicode, show, ...more }), "da"), today);
  return (id: CriterionId) => {
    const item = areas.flatMap(({ items }) => items).find((one) => one.title === titleOf(id));
    return [item?.warning === true ? "warned" : item?.judged === false ? "asked" : "passed", item?.text];
  };
}

describe("a value with a letter that a machine cannot read is asked about", () => {
  test("an e-mail address", async () => {
    const item = await itemsOf(["aa"]);
    expect(item("email")).toEqual([
      "asked",
      "En maskine kan ikke læse alle tegn i »bodil.\ufffdkjaer@eksempel.dk«, så vi kan ikke se, om din e-mailadresse er rigtig. Prøv at kopiere teksten ud af PDF’en: Ser den forkert ud, så vælg en almindelig skrifttype, og gem som PDF igen.",
    ]);
    expect(item("phone-number")[0]).toBe("passed");
  });

  test.each<[string, string, CriterionId]>([
    ["a phone number", "34", "phone-number"],
    ["the end of a phone number", "56", "phone-number"],
    ["the beginning of a phone number", "20 1", "phone-number"],
    ["a town", "arhus", "home-town"],
    ["a year of a job", "19", "readable-periods"],
    ["a month of a job", "arts", "role-details"],
    ["a job", "Mejeri", "role-order"],
    ["an amount", "15", "result-numbers"],
    ["an education", "organisation", "education-list"],
    ["the beginning of a profile", "iftschef", "profile-text"],
    ["a language", "nsk", "language-list"],
    ["the level of a language", "fly", "language-levels"],
  ])("%s", async (_, lost, id) => {
    expect((await itemsOf([lost]))(id)[0]).toBe("asked");
  });

  test("a link", async () => {
    const lines = cvLines("linkedin.com/in/bodil-aakjaer");
    expect((await itemsOf(["aak"], { lines }))("linkedin")[0]).toBe("asked");
  });

  test("what is missing below a heading that cannot be read", async () => {
    expect((await itemsOf(["HVERV"]))("competency-list")[0]).toBe("asked");
  });
});

test("what no lost letter changes is judged", async () => {
  const item = await itemsOf(["effekt"]);
  expect(item("email")[0]).toBe("passed");
  expect(item("role-details")[0]).toBe("passed");
  expect(item("linkedin")[0]).toBe("warned");
  expect(item("readable-characters")[1]).toContain("men ikke alle tegn i »\ufffdiviseringer«");
});

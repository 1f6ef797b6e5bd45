import { describe, expect, test } from "vitest";
import { cvLines, latin, type Typeset, typesetCv } from "../testing/typeset-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-26");
const unicode = { 1: "0000", 2: "fffd", 3: "e001" };

/** The items of the review of a CV in which these texts are one glyph that cannot be read. */
async function itemsOf(lost: readonly string[], more: Typeset = {}) {
  const show: NonNullable<Typeset["show"]> = (text) =>
    latin(lost.reduce((left, part, index) => left.replaceAll(part, String.fromCodePoint((index % 3) + 1)), text));
  const areas = reviewAreas(await readCv(typesetCv({ unicode, show, ...more }), "da"), today);
  return (area: string, title: string) => {
    const item = areas.find(({ meta }) => meta.key === area)?.items.find((one) => one.title === title);
    return [item?.warning === true ? "warned" : item?.judged === false ? "asked" : "passed", item?.text];
  };
}

describe("a value with a letter that a machine cannot read is asked about", () => {
  test("an e-mail address", async () => {
    const item = await itemsOf(["aa"]);
    expect(item("contact", "E-mail")).toEqual([
      "asked",
      "En maskine kan ikke læse alle tegn i »bodil.\ufffdkjaer@eksempel.dk«, så vi kan ikke se, om din e-mailadresse er rigtig. Prøv at kopiere teksten ud af PDF’en: Ser den forkert ud, så vælg en almindelig skrifttype, og gem som PDF igen.",
    ]);
    expect(item("contact", "Telefonnummer")[0]).toBe("passed");
  });

  test.each<[string, string, string, string]>([
    ["a phone number", "34", "contact", "Telefonnummer"],
    ["the end of a phone number", "56", "contact", "Telefonnummer"],
    ["the beginning of a phone number", "20 1", "contact", "Telefonnummer"],
    ["a town", "arhus", "contact", "Postnummer og by"],
    ["a year of a job", "19", "gaps", "Perioder, der kan læses"],
    ["a month of a job", "arts", "experience", "Titel, arbejdsgiver og periode"],
    ["a job", "Mejeri", "experience", "Nyeste job først"],
    ["an amount", "15", "results", "Tal i dine seneste job"],
    ["an education", "organisation", "education", "Uddannelse"],
    ["the beginning of a profile", "iftschef", "profile", "Profiltekst"],
    ["a language", "nsk", "languages", "Sprog"],
    ["the level of a language", "fly", "languages", "Sprogniveau"],
  ])("%s", async (_, lost, area, title) => {
    expect((await itemsOf([lost]))(area, title)[0]).toBe("asked");
  });

  test("a link", async () => {
    const lines = cvLines("linkedin.com/in/bodil-aakjaer");
    expect((await itemsOf(["aak"], { lines }))("links", "LinkedIn")[0]).toBe("asked");
  });

  test("what is missing below a heading that cannot be read", async () => {
    expect((await itemsOf(["HVERV"]))("competencies", "Kompetencer")[0]).toBe("asked");
  });
});

test("what no lost letter changes is judged", async () => {
  const item = await itemsOf(["effekt"]);
  expect(item("contact", "E-mail")[0]).toBe("passed");
  expect(item("experience", "Titel, arbejdsgiver og periode")[0]).toBe("passed");
  expect(item("links", "LinkedIn")[0]).toBe("warned");
  expect(item("ats", "Tegn, der kan læses")[1]).toContain("men ikke alle tegn i »\ufffdiviseringer«");
});

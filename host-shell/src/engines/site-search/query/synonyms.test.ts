import { describe, expect, it } from "vitest";
import { createSynonyms, withoutFillers } from "./synonyms.ts";

describe("synonyms", () => {
  const synonyms = createSynonyms([
    ["coaching", "rådgivning"],
    ["melde mig ind", "indmeldelse"],
  ]);

  it("are the same for all inflections and persons of a phrase", () => {
    expect(synonyms.of(["coachingen"])).toEqual([["rådgivning"]]);
    expect(synonyms.of(["melder", "ind"])).toEqual([["indmeldelse"]]);
    expect(synonyms.of(["indmeldelse"])).toEqual([["melde", "ind"]]);
  });

  it("are near to a misspelt word that sounds the same or has one error", () => {
    expect(synonyms.near("koaching", 0)).toEqual(["coaching"]);
    expect(synonyms.near("coachng", 1)).toEqual(["coaching"]);
    expect(synonyms.near("kaffe", 1)).toEqual([]);
  });
});

it("keeps a phrase whole that would lose all but one of its words", () => {
  expect(withoutFillers(["melder", "jeg", "mig", "ind"])).toEqual(["melder", "ind"]);
  expect(withoutFillers(["om", "os"])).toEqual(["om", "os"]);
  expect(withoutFillers(["min", "chef"])).toEqual(["min", "chef"]);
});

import { expect, it } from "vitest";
import { irregularFormsOf } from "./irregular-forms.ts";

it("gives the forms of a word that no ending shows, whatever its spelling", () => {
  expect(irregularFormsOf("nat")).toEqual(["nætter"]);
  expect(irregularFormsOf("naetter")).toEqual(["nat"]);
});

it("gives none for a word with regular inflection", () => {
  expect(irregularFormsOf("opsigelse")).toEqual([]);
});

it("gives the forms of a verb with a prefix", () => {
  expect(irregularFormsOf("opsagt")).toEqual(["opsige", "opsiger", "opsagde"]);
});

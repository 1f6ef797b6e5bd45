import { expect, it } from "vitest";
import { textsOf } from "./texts-of.ts";

it("puts the texts of all groups into one object, in the order of the groups", () => {
  const texts = textsOf({ upload: { uploadTitle: "Upload", cancel: "Annuller" }, result: { restart: "Start forfra" } });
  expect(Object.entries(texts)).toEqual([
    ["uploadTitle", "Upload"],
    ["cancel", "Annuller"],
    ["restart", "Start forfra"],
  ]);
});

import { expect, it } from "vitest";
import { reasonOf } from "./reason-of.ts";

const withCode = (message: string, code: string, name = "error") => Object.assign(new Error(message), { name, code });

it.each([
  [withCode("ENOSPC: no space left on device, write", "ENOSPC", "Error"), "ENOSPC: no space left on device, write"],
  [withCode("permission denied for table cv", "42501"), "permission denied for table cv"],
  [
    new Error("Failed query: insert into cv\nparams: Hanne Holm", {
      cause: withCode("could not extend file", "53100"),
    }),
    "could not extend file",
  ],
])("is what the system or the database said: %s", (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

it.each([
  [withCode('invalid input syntax for type integer: "Hanne Holm"', "22P02"), "error 22P02"],
  [new SyntaxError('Unexpected token, "Hanne Holm" is not valid JSON'), "SyntaxError"],
  [new Error("Failed query: select $1\nparams: Hanne Holm"), "Failed query: select $1"],
  ["Hanne Holm", "string"],
])("has no value: %#", (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

it("is the code of an error without words", () => {
  expect(reasonOf(Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }))).toBe("AggregateError ECONNREFUSED");
});

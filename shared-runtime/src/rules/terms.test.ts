import * as v from "valibot";
import { expect, it } from "vitest";
import { accepted, Terms } from "./terms.ts";

it("accepts only a ticked box", () => {
  expect(v.parse(Terms, true)).toBe(true);
});

it.each([false, undefined, "true", 1])("rejects %j with the message of the consent", (value) => {
  expect(v.safeParse(Terms, value).issues?.[0].message).toBe("Sæt kryds, hvis du vil fortsætte");
  expect(v.safeParse(accepted("Sæt kryds, hvis vi må ringe"), value).issues?.[0].message).toBe(
    "Sæt kryds, hvis vi må ringe",
  );
});

import * as v from "valibot";
import { expect, it } from "vitest";
import { accepted, Terms } from "./terms.ts";

it("is met by a tick alone", () => {
  expect(v.parse(Terms, true)).toBe(true);
});

it.each([false, undefined, "true", 1])("takes no %j for a consent, and says what it is for", (value) => {
  expect(v.safeParse(Terms, value).issues?.[0].message).toBe("Sæt kryds, hvis du vil fortsætte");
  expect(v.safeParse(accepted("Sæt kryds, hvis vi må ringe"), value).issues?.[0].message).toBe(
    "Sæt kryds, hvis vi må ringe",
  );
});

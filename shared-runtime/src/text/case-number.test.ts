import { expect, it } from "vitest";
import { caseNumberOf } from "./case-number.ts";

it("is the beginning of the id, in two groups", () => {
  expect(caseNumberOf("3f9a1c2b-55d0-4a3e-9a4e-0d6d3b2f7c11")).toBe("3F9A-1C2B");
});

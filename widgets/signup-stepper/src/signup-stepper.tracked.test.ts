import { expect, it } from "vitest";
import { trackedSteps } from "./signup-stepper.tracked.ts";

it("names the steps as the specification does", () => {
  expect(Object.values(trackedSteps)).toEqual(["contact details", "your work", "unemployment fund", "summary"]);
});

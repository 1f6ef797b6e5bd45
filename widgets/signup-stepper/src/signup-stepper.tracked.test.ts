import { expect, it } from "vitest";
import { trackingTable, writtenTrackingTable } from "../../../shared-runtime/testing/tracking-table.ts";
import { SignupTracked, trackedSteps } from "./signup-stepper.tracked.ts";

it("is documented in the README, event by event and field by field", () => {
  const readme = new URL("../README.md", import.meta.url);
  expect(writtenTrackingTable(readme)).toBe(trackingTable(SignupTracked.options));
});

it("names the steps as the specification does", () => {
  expect(Object.values(trackedSteps)).toEqual(["contact details", "your work", "unemployment fund", "summary"]);
});

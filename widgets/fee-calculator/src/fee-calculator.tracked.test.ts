import { expect, it } from "vitest";
import { trackingTable, writtenTrackingTable } from "../../../shared-runtime/testing/tracking-table.ts";
import { FeeCalculatorTracked } from "./fee-calculator.tracked.ts";

it("is documented in the README, event by event and field by field", () => {
  const readme = new URL("../README.md", import.meta.url);
  expect(writtenTrackingTable(readme)).toBe(trackingTable(FeeCalculatorTracked.options));
});

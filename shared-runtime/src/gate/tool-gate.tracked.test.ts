import { expect, it } from "vitest";
import { trackingTable, writtenTrackingTable } from "../../testing/tracking-table.ts";
import { GateTracked } from "./tool-gate.tracked.ts";

it("is documented in the README, field by field", () => {
  const readme = new URL("../../README.md", import.meta.url);
  expect(writtenTrackingTable(readme)).toBe(trackingTable([GateTracked]));
});

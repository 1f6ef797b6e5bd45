import { expect, it } from "vitest";
import { trackingTable, writtenTrackingTable } from "../../../../../shared-runtime/testing/tracking-table.ts";
import { MembershipCardTracked } from "./membership-cards.tracked.ts";

it("is documented, field by field", () => {
  const document = new URL("../../../../../docs/consent-and-tracking.md", import.meta.url);
  expect(writtenTrackingTable(document)).toBe(trackingTable([MembershipCardTracked]));
});

import type { DocumentedPart } from "shared-runtime/build/docs/documented-part.ts";
import { trackingTable } from "shared-runtime/build/docs/tracking-table.ts";
import { MembershipCardTracked } from "./membership-cards.tracked.ts";

export const parts: readonly DocumentedPart[] = [
  { document: "docs/consent-and-tracking.md", mark: "tracking", markdown: trackingTable([MembershipCardTracked]) },
];

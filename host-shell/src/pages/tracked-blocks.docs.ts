import type { DocumentedPart } from "shared-runtime/build/docs/documented-part.ts";
import { trackingTable } from "shared-runtime/build/docs/tracking-table.ts";
import { MembershipCardTracked } from "./blocks/membership-cards/membership-cards.tracked.ts";
import { SearchedTracked, SuggestionTracked } from "./blocks/site-search/site-search.tracked.ts";

export const parts: readonly DocumentedPart[] = [
  {
    document: "docs/consent-and-tracking.md",
    mark: "tracking",
    markdown: trackingTable([MembershipCardTracked, SearchedTracked, SuggestionTracked]),
  },
];

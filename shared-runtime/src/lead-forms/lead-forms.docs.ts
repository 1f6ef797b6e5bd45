import * as v from "valibot";
import type { DocumentedPart } from "../../build/docs/documented-part.ts";
import { trackingTable } from "../../build/docs/tracking-table.ts";
import { leads } from "./lead-list.ts";

const events = leads.map(({ form: { tracked }, tracked: { when, field } }) =>
  v.pipe(
    v.object({ event: v.literal(tracked.event), [tracked.field]: v.pipe(v.string(), v.description(field)) }),
    v.description(when),
  ),
);

export const parts: readonly DocumentedPart[] = [
  { document: "widgets/lead-forms/README.md", mark: "tracking", markdown: trackingTable(events) },
];

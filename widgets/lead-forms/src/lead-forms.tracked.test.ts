import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { trackingTable, writtenTrackingTable } from "../../../shared-runtime/testing/tracking-table.ts";

it("is documented in the README, event by event and field by field", () => {
  const readme = new URL("../README.md", import.meta.url);
  const events = leads.map(({ form: { tracked }, tracked: { when, field } }) =>
    v.pipe(
      v.object({
        event: v.literal(tracked.event),
        [tracked.field]: v.pipe(v.string(), v.description(field)),
      }),
      v.description(when),
    ),
  );
  expect(writtenTrackingTable(readme)).toBe(trackingTable(events));
});

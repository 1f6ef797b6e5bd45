import { CampaignFields } from "shared-runtime/api/campaign-fields.ts";
import { EventFlags } from "shared-runtime/api/event-flags.ts";
import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";

export const leadFormIds = ["call-me", "member-get-member", "event-signup"] as const;
export type LeadFormId = (typeof leadFormIds)[number];

export const LeadFormsProps = v.object({
  /** The form that is shown. */
  form: v.optional(v.picklist(leadFormIds), "call-me"),
  /** Address of the privacy policy. Default: that of the site that serves the widget. */
  privacyHref: v.optional(Href),
  /** The site that the form stands on: 0 or 2. */
  source: v.optional(v.picklist([0, 2]), 0),
  /** Names the event for the receiving system. */
  eventSource: v.optional(v.string(), ""),
  /** Shows the waiting list instead of the sign-up. */
  soldOut: v.optional(v.boolean(), false),
  /** Tracked with the call-me form. */
  opkaldstype: v.optional(v.string(), "ring-mig-op"),
  /** Tracked with the recommendation. */
  type: v.optional(v.string(), "anbefaling"),
  /** Tracked with the sign-up for an event. */
  arrangementtype: v.optional(v.string(), "arrangement"),
  ...EventFlags.entries,
  ...CampaignFields.entries,
});
export type LeadFormsProps = v.InferOutput<typeof LeadFormsProps>;

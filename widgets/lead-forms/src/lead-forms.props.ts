import { CampaignFields } from "shared-runtime/api/campaign-fields.ts";
import { Href } from "shared-runtime/contract/href.ts";
import { leadForms, leadProps } from "shared-runtime/lead-forms/lead-form-list.ts";
import * as v from "valibot";

export const LeadFormsProps = v.object({
  /** The form that is shown. */
  form: v.optional(v.picklist(leadForms.map(({ id }) => id)), leadForms[0].id),
  /** Address of the privacy policy. Default: that of the site that serves the widget. */
  privacyHref: v.optional(Href),
  ...leadProps,
  ...CampaignFields.entries,
});
export type LeadFormsProps = v.InferOutput<typeof LeadFormsProps>;

import { LeadSource } from "shared-runtime/api/lead-source.ts";
import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";

export const JobmatchProps = v.object({
  /** Address of the join page. Default: that of the site that serves the widget. */
  joinHref: v.optional(Href),
  /** Address of the privacy policy. Default: that of the site that serves the widget. */
  privacyHref: v.optional(Href),
  /** Address of the CV check, for a CV with too little content. Default: that of the site that serves the widget. */
  cvCheckHref: v.optional(Href),
  /** Source numbers of the two gate dialogs in the system that receives the leads. */
  leadSource: v.optional(LeadSource, 3),
  consentSource: v.optional(LeadSource, 4),
});

import * as v from "valibot";

/**
 * Any text, since nobody can correct a hidden field. The server normalises, cuts and escapes the text that it stores.
 */
const text = v.optional(v.pipe(v.string(), v.trim()), "");

/** Hidden fields of the lead forms, which editors set and the receiving system reads. All are optional. */
export const CampaignFields = v.object({
  endpoint: text,
  workspace: text,
  poolId: text,
  campaignId: text,
  subject: text,
  sourceCampaign: text,
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmContent: text,
  googleClickId: text,
});
export type CampaignFields = v.InferOutput<typeof CampaignFields>;

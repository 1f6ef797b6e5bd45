import * as v from "valibot";

const siteName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, "must be the name of a site"));

export const FinalizeSheetProps = v.object({
  /** For each value of `sheet_confirmation`, the content of the sheet: "leder: afslut-leder, akasse: afslut-akasse". */
  variants: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\s*(?:[\w-]+\s*:\s*[a-z0-9][a-z0-9-]*\s*(?:,\s*|$))*$/, "must be pairs like leder: afslut-leder"),
    ),
    "",
  ),
  /** The site that has the content. Default: the self-service. */
  site: v.optional(siteName),
});
export type FinalizeSheetProps = v.InferOutput<typeof FinalizeSheetProps>;

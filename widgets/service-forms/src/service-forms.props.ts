import * as v from "valibot";

export const ServiceFormsProps = v.object({
  /** The form that is shown: LHO0141, LHO0075, LHO0089, LHO0076, LHO0045 or LHO0131. */
  formId: v.optional(v.string(), ""),
  /** Where members find what they have sent. On the site that serves the widget. */
  sentHref: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?!\/)/, "en sti, der begynder med /")),
    "/selvbetjening/mine-oplysninger",
  ),
});

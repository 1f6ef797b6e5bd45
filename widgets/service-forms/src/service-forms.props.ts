import * as v from "valibot";

export const ServiceFormsProps = v.object({
  /** The id of the form that is shown. */
  formId: v.optional(v.string(), ""),
  /** Address, on the site that serves the widget, where members see what they have sent. */
  sentHref: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?!\/)/, "en sti, der begynder med /")),
    "/selvbetjening/mine-oplysninger",
  ),
});

import * as v from "valibot";

export const ServiceFormsProps = v.object({
  /** The id of the form that is shown. */
  formId: v.optional(v.string(), ""),
  /** Where members find what they have sent. On the site that serves the widget. */
  sentHref: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?!\/)/, "en sti, der begynder med /")),
    "/selvbetjening/mine-oplysninger",
  ),
});

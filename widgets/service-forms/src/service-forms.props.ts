import { serviceFormLoaders } from "shared-runtime/service-forms/service-form-loaders.ts";
import * as v from "valibot";

export const ServiceFormsProps = v.object({
  /**
   * The id of the form that is shown. Without an id, or with an unknown id, the widget says that there is no such form.
   */
  formId: v.optional(v.picklist(["", ...Object.keys(serviceFormLoaders)]), ""),
  /** Address, on the site that serves the widget, where members see what they have sent. */
  sentHref: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?!\/)/, "en sti, der begynder med /")),
    "/selvbetjening/mine-oplysninger",
  ),
});

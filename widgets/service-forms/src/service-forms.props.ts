import { serviceFormLoaders } from "shared-runtime/service-forms/service-form-loaders.ts";
import * as v from "valibot";

export const ServiceFormsProps = v.object({
  /**
   * The id of the form that is shown. Without an id, or with an unknown id, the widget says that there is no such form.
   */
  formId: v.optional(v.picklist(["", ...Object.keys(serviceFormLoaders)]), ""),
  /** The working days within which the form is answered. The receipt names the last of them. */
  answerDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 2),
  /** Times of a conversation that members can choose between. */
  times: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d(?: (?=\d)|$))*$/, "tider som 2026-11-30T10:00, med mellemrum imellem"),
    ),
    "",
  ),
  /** Address, on the site that serves the widget, where members see what they have sent. */
  sentHref: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?!\/)/, "en sti, der begynder med /")),
    "/selvbetjening/mine-oplysninger",
  ),
});

import * as v from "valibot";

const Step = v.pipe(v.picklist(["payment", "addons", "confirmation"]), v.description("the step"));

const choices = {
  payByInvoice: v.pipe(v.boolean(), v.description("whether invoices were chosen")),
  addons: v.pipe(v.string(), v.description("the values of the add-ons that are chosen so far, separated by commas")),
};

/** The events that this widget pushes to `window.dataLayer`. */
export const FinalizeTracked = v.variant("event", [
  v.pipe(
    v.object({
      event: v.literal("finalize_step"),
      step: Step,
      resumed: v.pipe(v.boolean(), v.description("true if it was restored after a reload or a sign-in")),
    }),
    v.description("A step of the sheet is shown."),
  ),
  v.pipe(
    v.object({
      event: v.literal("finalize_saved"),
      step: Step,
      ...choices,
    }),
    v.description("A step was saved."),
  ),
  v.pipe(
    v.object({
      event: v.literal("finalize_error"),
      step: Step,
      cause: v.pipe(v.picklist(["offline", "slow", "refused", "broken"]), v.description("the kind of failure")),
    }),
    v.description("A step could not be saved."),
  ),
  v.pipe(
    v.object({ event: v.literal("finalize_closed"), ...choices }),
    v.description("The sheet was confirmed and closed."),
  ),
]);
export type FinalizeTracked = v.InferOutput<typeof FinalizeTracked>;

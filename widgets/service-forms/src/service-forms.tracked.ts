import * as v from "valibot";

const form = v.pipe(v.string(), v.description("the id of the form"));

/** The events that this widget pushes to `window.dataLayer`. */
export const ServiceFormsTracked = v.variant("event", [
  v.pipe(
    v.object({
      event: v.literal("service_form_step"),
      form,
      step: v.pipe(v.string(), v.description("the id of the step")),
      stepNumber: v.pipe(v.number(), v.description("its position, from 1")),
      resumed: v.pipe(v.boolean(), v.description("whether a reload or a sign-in led to it")),
    }),
    v.description("A step of a form is shown."),
  ),
  v.pipe(
    v.object({
      event: v.literal("service_form_sent"),
      form,
      files: v.pipe(v.number(), v.description("the number of files")),
    }),
    v.description("A form was stored."),
  ),
  v.pipe(
    v.object({
      event: v.literal("service_form_error"),
      form,
      cause: v.pipe(v.string(), v.description("`offline`, `slow`, `refused` or `broken`")),
    }),
    v.description("A form was not stored."),
  ),
]);
export type ServiceFormsTracked = v.InferOutput<typeof ServiceFormsTracked>;

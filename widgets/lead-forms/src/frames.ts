import { leadForms } from "shared-runtime/lead-forms/lead-form-list.ts";

/** The variants of the first frame: each form, and the waiting list of those that have one. */
export const frames = leadForms.flatMap((form) => [
  { form, id: form.id, isWaitingList: false },
  ...(form.waitingPrefix ? [{ form, id: `${form.id}-waiting`, isWaitingList: true }] : []),
]);

import type { SubmissionCall } from "../forms/submission-call.ts";

/** Stores how a member pays. A member who pays by invoice calls it only to replace an account that was sent before. */
export const paymentCall = {
  path: "member/update-payment",
  fields: ["payByInvoice", "regNo", "accountNo"],
} as const satisfies SubmissionCall;

/** Stores the products that a member adds to the membership. */
export const addonsCall = {
  path: "signup/addon-products-lead",
  fields: ["addons"],
} as const satisfies SubmissionCall;

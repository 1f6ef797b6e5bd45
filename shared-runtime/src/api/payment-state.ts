import * as v from "valibot";

/** How a member pays. Of an account, only the last four digits are sent. */
export const PaymentWay = v.variant("way", [
  v.object({ way: v.literal("account"), end: v.string() }),
  v.object({ way: v.literal("invoice") }),
]);
export type PaymentWay = v.InferOutput<typeof PaymentWay>;

/** What a member pays with and has added. A part that is not known is absent. */
const CurrentChoices = v.object({
  payment: v.optional(PaymentWay),
  /** The values of the add-ons. */
  addons: v.optional(v.array(v.string())),
});
export type CurrentChoices = v.InferOutput<typeof CurrentChoices>;

export const PaymentState = v.object({
  ...CurrentChoices.entries,
  /** Whether the member pays from a bank account that the server has. The account itself is never sent. */
  hasAccount: v.boolean(),
});
export type PaymentState = v.InferOutput<typeof PaymentState>;

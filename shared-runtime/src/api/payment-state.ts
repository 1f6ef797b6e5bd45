import * as v from "valibot";

/** Whether the member pays from a bank account that the server has. The account itself is never sent. */
export const PaymentState = v.object({ hasAccount: v.boolean() });
export type PaymentState = v.InferOutput<typeof PaymentState>;

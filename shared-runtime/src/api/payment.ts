import * as v from "valibot";
import { secret } from "../forms/secret.ts";
import { accountNoDigits, isAccountNo, isRegNo, wholeAccountNo } from "../rules/bank-account.ts";
import { digitsIn } from "../text/digits-in.ts";

const numberText = v.optional(v.string("must be text"), "");

/** Never stored in the browser. */
const regNo = v.pipe(
  numberText,
  v.transform((text) => digitsIn(text, 5)),
  secret(),
);
const accountNo = v.pipe(
  numberText,
  v.transform((text) => digitsIn(text, accountNoDigits + 1)),
  secret(),
);

/** How a member pays: from a bank account, or by invoice. If the member pays by invoice, the numbers are ignored. */
export const PaymentForm = v.pipe(
  v.object({ payByInvoice: v.optional(v.boolean("must be true or false"), false), regNo, accountNo }),
  v.forward(
    v.partialCheck(
      [["payByInvoice"], ["regNo"]],
      (form) => form.payByInvoice || isRegNo(form.regNo),
      "Skriv dit registreringsnummer med 4 cifre",
    ),
    ["regNo"],
  ),
  v.forward(
    v.partialCheck(
      [["payByInvoice"], ["accountNo"]],
      (form) => form.payByInvoice || isAccountNo(form.accountNo),
      "Skriv dit kontonummer med højst 10 cifre",
    ),
    ["accountNo"],
  ),
  v.transform((form) =>
    form.payByInvoice
      ? { payByInvoice: true, regNo: "", accountNo: "" }
      : { ...form, accountNo: wholeAccountNo(form.accountNo) },
  ),
);
export type PaymentForm = v.InferOutput<typeof PaymentForm>;

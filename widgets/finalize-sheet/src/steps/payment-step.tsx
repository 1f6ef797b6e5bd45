import { type ClipboardEvent, type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { PaymentForm } from "shared-runtime/api/payment.ts";
import type { PaymentWay } from "shared-runtime/api/payment-state.ts";
import type { SheetContent } from "shared-runtime/api/sheet-content.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { SubmissionProblem } from "shared-runtime/forms/submission-problem.ts";
import { useForm } from "shared-runtime/forms/use-form.ts";
import {
  accountNoDigits,
  type BankAccount,
  pastedAccount,
  regNoDigits,
  wholeAccountNo,
} from "shared-runtime/rules/bank-account.ts";
import { digitsIn } from "shared-runtime/text/digits-in.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { Checkbox } from "shared-runtime/ui/field/checkbox/checkbox.tsx";
import { ErrorSummary } from "shared-runtime/ui/field/error-summary/error-summary.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as v from "valibot";
import type { Payment } from "../finalize-sheet.api.ts";
import * as styles from "../finalize-sheet.css.ts";
import type { FinalizeSheetTexts } from "../finalize-sheet.texts.ts";
import * as own from "./payment-step.css.ts";
import { StepTitle } from "./step-title.tsx";

export interface StepProps {
  readonly texts: FinalizeSheetTexts;
  readonly content: SheetContent;
  /** The id of the form that the dialog's button submits. */
  readonly formId: string;
  /** The problems that the server found. */
  readonly problem: SubmissionProblem | undefined;
}

export interface PaymentStepProps extends StepProps {
  /** The account that was typed earlier on this page view. */
  readonly typed: Payment | undefined;
  /** Whether the server already has an account, which need not be typed again. */
  readonly hasAccount: boolean;
  /** How the member pays already; `undefined` if that is not known, or was changed in the sheet. */
  readonly known: PaymentWay | undefined;
  readonly initiallyByInvoice: boolean;
  readonly onFilled: (payment: Payment) => void;
  readonly onKept: () => void;
  /** Called with whether the step can be saved, at first and whenever this changes. */
  readonly onChecked: (isValid: boolean) => void;
}

const none: BankAccount = { regNo: "", accountNo: "" };
const isNumber = (name: string): name is keyof BankAccount => name === "regNo" || name === "accountNo";

export function PaymentStep({
  texts,
  content,
  formId,
  problem,
  typed,
  hasAccount,
  known,
  initiallyByInvoice,
  onFilled,
  onKept,
  onChecked,
}: PaymentStepProps) {
  const titleId = useId();
  const initial = typed && !typed.payByInvoice ? { regNo: typed.regNo, accountNo: typed.accountNo } : none;
  /** The texts that the fields get again when invoices are deselected. */
  const remembered = useRef<BankAccount>(initial);
  const [pasted, setPasted] = useState<"mistyped-iban" | "foreign-iban" | "split">();
  const form = useForm({
    schema: PaymentForm,
    initial: { payByInvoice: initiallyByInvoice, ...(initiallyByInvoice ? none : initial) },
    validateOn: "touch",
    problemWord: texts.problemWord,
    onValid: ({ payByInvoice, ...account }) =>
      onFilled(payByInvoice ? { payByInvoice: true } : { payByInvoice: false, ...account }),
  });
  const values = form.values();
  const byInvoice = values["payByInvoice"] === true;
  const [regNo, accountNo] = [form.text("regNo"), form.text("accountNo")];
  const keepsInvoice = known?.way === "invoice" && byInvoice;
  const keepsAccount = hasAccount && !byInvoice && regNo.value === "" && accountNo.value === "";

  const isValid = keepsAccount || v.is(PaymentForm, values);
  // oxlint-disable-next-line react/exhaustive-deps -- the callback is another one each time
  useLayoutEffect(() => onChecked(isValid), [isValid]);

  const refused = useRef<SubmissionProblem>(undefined);
  useEffect(() => {
    if (!problem || refused.current === problem) return;
    refused.current = problem;
    form.showErrors(problem.fields);
  });

  const chooseInvoice = (chosen: boolean) => {
    if (chosen) remembered.current = { regNo: regNo.value, accountNo: accountNo.value };
    form.write("payByInvoice", chosen);
    const { regNo: reg, accountNo: account } = chosen ? none : remembered.current;
    form.write("regNo", reg);
    form.write("accountNo", account);
    form.recheck();
    setPasted(undefined);
  };
  const type = (name: keyof BankAccount, digits: string) => {
    setPasted(undefined);
    form.write(name, digits);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const name = event.target instanceof HTMLInputElement ? event.target.name : "";
    if (!isNumber(name)) return;
    const found = pastedAccount(event.clipboardData.getData("text"), name);
    if (found.kind === "field") return setPasted(undefined);
    event.preventDefault();
    setPasted(found.kind === "account" ? "split" : found.kind);
    if (found.kind !== "account") return;
    form.write("regNo", found.account.regNo);
    form.write("accountNo", found.account.accountNo);
  };
  const fillUp = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === "accountNo" && accountNo.value !== "")
      form.write("accountNo", wholeAccountNo(accountNo.value));
  };
  const numbers = { onPaste: paste, onBlur: fillUp };

  return (
    <form
      id={formId}
      className={styles.step}
      method="dialog"
      aria-labelledby={titleId}
      {...form.props}
      onSubmit={(event) => {
        if (!keepsAccount && !keepsInvoice) return form.props.onSubmit(event);
        event.preventDefault();
        onKept();
      }}
    >
      <StepTitle id={titleId} title={content.paymentTitle} intro={content.paymentText} />
      {form.errors.length > 0 && (
        <ErrorSummary title={texts.problemsTitle} errors={form.errors} attempt={form.attempt} />
      )}
      {hasAccount && !byInvoice && initial === none && (
        <Notice
          status="good"
          title={known?.way === "account" ? fillText(texts.accountKnown, { end: known.end }) : texts.accountSaved}
        />
      )}
      <fieldset className={byInvoice ? own.off : own.account} disabled={byInvoice} {...numbers}>
        <legend className={own.legend}>{texts.accountLegend}</legend>
        <p className={own.hint}>{texts.accountHint}</p>
        <div className={own.numbers}>
          <TextField
            {...regNo}
            label={texts.regNo}
            inputMode="numeric"
            autoComplete="off"
            required={!keepsAccount}
            onChange={(value) => type("regNo", digitsIn(value, regNoDigits))}
          />
          <TextField
            {...accountNo}
            label={texts.accountNo}
            inputMode="numeric"
            autoComplete="off"
            required={!keepsAccount}
            onChange={(value) => type("accountNo", digitsIn(value, accountNoDigits))}
          />
        </div>
        {(pasted === "mistyped-iban" || pasted === "foreign-iban") && (
          <Notice
            status="bad"
            word={texts.problemWord}
            live="alert"
            title={pasted === "mistyped-iban" ? texts.mistypedIban : texts.foreignIban}
          />
        )}
      </fieldset>
      <Announcer message={pasted === "split" ? texts.accountSplit : ""} />
      <Checkbox
        {...form.tick("payByInvoice")}
        label={texts.payByInvoice}
        hint={texts.payByInvoiceHint}
        onChange={chooseInvoice}
      />
    </form>
  );
}

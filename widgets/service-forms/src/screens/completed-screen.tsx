// This module is loaded when a form was sent.
import type { Ref } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import type { ServiceForm } from "shared-runtime/service-forms/service-form.ts";
import { timeInSentence } from "shared-runtime/service-forms/time-options.ts";
import { caseNumberOf } from "shared-runtime/text/case-number.ts";
import { dateText } from "shared-runtime/time/day-words.ts";
import { addWorkingDays } from "shared-runtime/time/working-days.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Receipt } from "shared-runtime/ui/receipt/receipt.tsx";
import { type ServiceFormsTexts, serviceFormsTexts } from "../service-forms.texts.ts";
import { sentRows } from "./sent-rows.tsx";

/** A form that the server has stored. */
export interface SentForm {
  readonly answers: FlowAnswers;
  readonly fileNames: readonly string[];
  /** The id of the submission. */
  readonly id: string;
  readonly at: Date;
}

export interface CompletedScreenProps {
  readonly form: ServiceForm;
  readonly sent: SentForm;
  /** Empty if it is not known. */
  readonly firstName: string;
  /** The working days within which the form is answered. */
  readonly answerDays: number;
  readonly texts: ServiceFormsTexts<"done">;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly sentHref: string;
  readonly onAgain: () => void;
}

/** Shown when the form was stored: its number, what was sent, and who answers by which day. */
export function CompletedScreen(props: CompletedScreenProps) {
  const { form, sent, firstName, answerDays, texts, titleRef, sentHref, onAgain } = props;
  const dag = dateText(addWorkingDays(sent.at, answerDays));
  const tid = chosenTime(sent.answers);
  const filled = (text: string) => fillText(text, { fornavn: firstName, dag, ...(tid !== undefined && { tid }) });
  // Without a name, "Tak, {fornavn}" would be a torso.
  const title =
    firstName === "" && texts.doneTitle.includes("{fornavn}") ? serviceFormsTexts.doneTitle : texts.doneTitle;
  return (
    <Receipt
      title={filled(title)}
      titleRef={titleRef}
      lead={texts.doneText}
      number={caseNumberOf(sent.id)}
      sentAt={sent.at}
      rows={sentRows(form, sent.answers, sent.fileNames)}
      next={[
        {
          key: "answer",
          state: "now",
          title: filled(tid === undefined ? texts.doneNext : texts.doneNextAt),
          ...(texts.doneMeanwhile !== "" && { content: filled(texts.doneMeanwhile) }),
        },
      ]}
      texts={{ number: texts.doneNumber }}
      action={
        <>
          <Button variant="outline" onClick={onAgain}>
            {texts.doneAgain}
          </Button>
          <ButtonLink variant="outline" href={sentHref}>
            {texts.doneReceipt}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The chosen time of a conversation in words, to go on a sentence; `undefined` if none was chosen. */
function chosenTime(answers: FlowAnswers): string | undefined {
  const [time] = Object.values(answers).flatMap((values) => values?.["preferredTime"] ?? []);
  return typeof time === "string" ? timeInSentence(time) : undefined;
}

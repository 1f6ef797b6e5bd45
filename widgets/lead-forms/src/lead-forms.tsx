import { useState } from "react";
import type { FirstFrameTexts } from "shared-runtime/contract/first-frame-texts.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { FormSchema } from "shared-runtime/forms/form-schema.ts";
import { type SubmissionForm, useSubmissionForm } from "shared-runtime/forms/use-submission-form.ts";
import type { LeadTextKey } from "shared-runtime/lead-forms/lead-form-list.ts";
import { callOf, initialValues, type LeadForm } from "shared-runtime/lead-forms/lead-form.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { type TrackedEvent, track } from "shared-runtime/tracking/track.ts";
import { Honeypot } from "shared-runtime/ui/honeypot/honeypot.tsx";
import { campaignOf } from "./campaign.ts";
import type { LeadFormsProps } from "./lead-forms.props.ts";
import type { LeadFormsTexts } from "./lead-forms.texts.ts";
import { useMemberFields } from "./use-member-fields.ts";
import { type LeadWords, wordsOf } from "./lead-words.ts";
import { FormScreen } from "./screens/form-screen.tsx";
import { LeadFields } from "./screens/lead-fields.tsx";
import { ResultDialog } from "./screens/result-dialog.tsx";

export interface LeadFormsOptions {
  readonly apiUrl: string;
  readonly leadForm: LeadForm<string, LeadTextKey>;
  readonly props: LeadFormsProps;
  readonly texts: LeadFormsTexts;
  readonly privacyHref: string;
  readonly typedEarly: FirstFrameTexts;
  readonly session: Pick<PageSession, "member">;
}

export function LeadForms({ apiUrl, leadForm, props, texts, privacyHref, typedEarly, session }: LeadFormsOptions) {
  const [definition] = useState(() => definitionOf(leadForm, props));
  /** The text about the next steps, once the form is stored. */
  const [next, setNext] = useState<string>();
  const words = wordsOf(leadForm, texts, props.soldOut);
  const { form, problem, isSending, isStored, hasFailed, acknowledge } = useSubmissionForm({
    definition,
    apiUrl,
    problemWord: texts.problemWord,
    typedEarly,
    moreOf: () => moreOf(leadForm, props),
    onAnswer: (stored, body) => {
      if (stored) void nextStepsOf(leadForm, words, apiUrl, body).then(setNext);
      if (isFromProgram(body)) return;
      if (stored || leadForm.tracked.always) track<TrackedEvent>(eventOf(leadForm, props));
    },
  });
  useMemberFields(leadForm, form, session);
  const { formResponse } = pageSettings(apiUrl).value;
  const response = { ...formResponse, successTitle: words("DoneTitle") || formResponse.successTitle };
  const stored = isStored && next !== undefined && ({ kind: "stored", next } as const);
  const failed = hasFailed && problem && ({ kind: "failed", failure: problem.failure } as const);
  const result = stored || failed;
  return (
    <>
      <FormScreen
        texts={texts}
        words={words}
        privacyHref={privacyHref}
        errors={form.errors}
        attempt={form.attempt}
        sending={isSending}
        form={form.props}
      >
        <LeadFields
          form={leadForm}
          text={form.text}
          tick={form.tick}
          texts={texts}
          isWaitingList={props.soldOut}
          props={props}
        />
        <Honeypot {...form.text("kontrolfelt")} />
      </FormScreen>
      {result && <ResultDialog texts={texts} response={response} result={result} onAcknowledge={acknowledge} />}
    </>
  );
}

/** The text `DoneAt` with its values if they are known. A text `Done` that editors have written themselves wins. */
async function nextStepsOf(
  { done, prefix, texts }: LeadForm,
  words: LeadWords,
  apiUrl: string,
  body: object,
): Promise<string> {
  const text = words("Done");
  if (done === undefined || text !== texts[`${prefix}Done`]) return text;
  const { openingHours: week, clock } = pageSettings(apiUrl).value;
  const part = await done().catch(() => undefined);
  const values = part?.doneValues(body, { week, now: new Date(clock()) });
  return values ? fillText(words("DoneAt"), values) : text;
}

/** The definition of a form. Texts are kept in the tab; consents, the honeypot and the editors' values are not. */
function definitionOf(leadForm: LeadForm<string, LeadTextKey>, props: LeadFormsProps): SubmissionForm<FormSchema> {
  const { id, rules, validateOn = "submit" } = leadForm;
  const call = callOf(leadForm);
  const initial = initialValues(leadForm, props);
  const kept = call.fields.filter((name) => typeof initial[name] === "string");
  return {
    id: `lead-forms/${id}`,
    schemaVersion: 1,
    call,
    schema: async () => (await rules()).Form,
    initial,
    kept,
    validateOn,
  };
}

/** The values that are sent in addition to the fields. */
function moreOf({ sends = [] }: LeadForm, props: LeadFormsProps): object {
  const given: Readonly<Record<string, unknown>> = props;
  return { ...Object.fromEntries(sends.map((name) => [name, given[name]])), ...campaignOf(props) };
}

function eventOf({ tracked: { event, field } }: LeadForm, props: Readonly<Record<string, unknown>>): TrackedEvent {
  return { event, [field]: String(props[field]) };
}

/** Whether the honeypot is filled in. The server stores such a body with a flag, and statistics do not count it. */
const isFromProgram = (body: { readonly kontrolfelt?: unknown }): boolean => Boolean(body.kontrolfelt);

import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { FirstFrameTexts } from "shared-runtime/contract/first-frame-texts.ts";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { bodyOf } from "shared-runtime/forms/body-of.ts";
import { type KeptDraft, keptDraft } from "shared-runtime/forms/kept-draft.ts";
import { createSubmissionKeys } from "shared-runtime/forms/submission-keys.ts";
import { useForm } from "shared-runtime/forms/use-form.ts";
import { countryName, phoneTypedEarly } from "shared-runtime/ui/field/phone-field/phone-text.ts";
import { track } from "shared-runtime/tracking/track.ts";
import * as v from "valibot";
import { fromPromise } from "xstate";
import type { LeadForm } from "./forms/lead-form.ts";
import { leadFormsMachine } from "./lead-forms.machine.ts";
import type { LeadFormsProps } from "./lead-forms.props.ts";
import type { LeadFormsTexts } from "./lead-forms.texts.ts";
import type { LeadFormsTracked } from "./lead-forms.tracked.ts";

interface Options {
  readonly apiUrl: string;
  readonly leadForm: LeadForm;
  readonly props: LeadFormsProps;
  readonly texts: LeadFormsTexts;
  readonly typedEarly: FirstFrameTexts;
}

type Typed = Readonly<Record<string, string>>;

/** Runs one form: what is typed, its draft in this tab, the call, and tracking. */
export function useLeadForm({ apiUrl, leadForm, props, texts, typedEarly }: Options) {
  const [draft] = useState(() => draftOf(leadForm, props));
  const [machine] = useState(() => withActors(apiUrl, leadForm, props, draft));
  const [snapshot, send] = useMachine(machine, { input: { call: leadForm.call } });
  const [initial] = useState(() => leadForm.initial(props));
  const form = useForm({
    schema: () => loadPart(leadForm.schema),
    initial: { ...initial, ...(draft.read() as Typed | undefined), ...typedOf(initial, typedEarly) },
    validateOn: leadForm.validateOn,
    problemWord: texts.problemWord,
    onWrite: draft.keep,
    onUnchecked: (error) => send({ type: "check.failed", error }),
    onValid: (values) =>
      send({ type: "lead.given", lead: bodyOf(leadForm.call, { ...(values as object), ...leadForm.moreOf(props) }) }),
  });

  const { problem } = snapshot.context;
  const showRefusal = useEffectEvent(() => {
    if (problem && Object.keys(problem.fields).length > 0) form.showErrors(problem.fields);
  });
  useEffect(() => showRefusal(), [problem]);
  const isStored = snapshot.matches("stored");
  const clear = useEffectEvent(() => form.reset(initial));
  useEffect(() => {
    if (isStored) clear();
  }, [isStored]);

  return {
    form,
    problem,
    isSending: snapshot.matches("sending"),
    isStored,
    hasFailed: snapshot.matches("failed"),
    acknowledge: () => send({ type: "result.acknowledged" }),
  };
}

const machineIdOf = ({ id }: Pick<LeadForm, "id">): string => `lead-forms/${id}`;

/** Keeps the texts; consents, the honeypot and what editors have set are not kept. */
function draftOf({ id, call, initial }: LeadForm, props: LeadFormsProps): KeptDraft<Typed> {
  const values = initial(props);
  const names = call.fields.filter((name) => typeof values[name] === "string");
  const data = Object.fromEntries(names.map((name) => [name, v.string()]));
  return keptDraft({ machineId: machineIdOf({ id }), schemaVersion: 1, data });
}

/** What was typed and ticked in the first frame, in fields that this form has. */
function typedOf(initial: object, typed: FirstFrameTexts): Readonly<Record<string, string | boolean>> {
  return Object.fromEntries(
    Object.entries(initial).flatMap(([name, value]): readonly (readonly [string, string | boolean])[] => {
      const text = typed[name];
      if (text === undefined) return [];
      return [[name, typeof value === "boolean" || phoneTypedEarly(text, typed[countryName(name)])]];
    }),
  );
}

const loadCall = () => loadPart(() => import("./lead-forms.api.ts"));

/** Loads what checking and sending need, which is done while the visitor types. */
export function prepareToSend({ schema }: LeadForm): void {
  for (const load of [schema, loadCall]) load().catch(() => undefined);
}

function withActors(apiUrl: string, leadForm: LeadForm, props: LeadFormsProps, draft: KeptDraft<Typed>) {
  const { call, eventOf, trackedOn } = leadForm;
  const keyOf = createSubmissionKeys(machineIdOf(leadForm));
  return leadFormsMachine.provide({
    actors: {
      sendLead: fromPromise(async ({ input, signal }: { input: { readonly lead: object }; signal: AbortSignal }) => {
        const { sendLead } = await loadCall();
        return sendLead({ apiUrl, call, ...input, key: keyOf(input.lead), signal });
      }),
    },
    actions: {
      forgetTyped: () => draft.forget(),
      announceAnswer: (_, isStored) => {
        if (isStored || trackedOn === "answer") track<LeadFormsTracked>(eventOf(props));
      },
    },
  });
}

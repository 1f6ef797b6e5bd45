import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { fromPromise } from "xstate";
import type { FirstFrameTexts } from "../contract/first-frame-texts.ts";
import { loadPart } from "../flow/load-part.ts";
import { present } from "../flow/present.ts";
import { countryName, phoneTypedEarly } from "../ui/field/phone-field/phone-text.ts";
import { bodyOf } from "./body-of.ts";
import type { FieldName, FieldValue, FormProblems, FormSchema, FormValues } from "./form-schema.ts";
import { type KeptDraft, keptDraft, likeInitial } from "./kept-draft.ts";
import type { SubmissionCall } from "./submission-call.ts";
import { submissionFormMachine } from "./submission-form.machine.ts";
import { createSubmissionKeys } from "./submission-keys.ts";
import { useForm } from "./use-form.ts";

/** A form of one step. Later changes of the options are ignored. */
export interface SubmissionForm<Schema extends FormSchema> {
  /** The name of the draft and of the submission key in this tab. */
  readonly id: string;
  /** A number that is increased when the meaning of a value changes. */
  readonly schemaVersion: number;
  readonly call: SubmissionCall;
  /** Loads the schema, when the form gets the focus. */
  readonly schema: () => Promise<Schema>;
  /** The values of an untouched form, in reading order. */
  readonly initial: FormValues<Schema>;
  /** The fields that are kept in this tab. Must not have consents, secret fields or the honeypot. */
  readonly kept: readonly FieldName<Schema>[];
  readonly validateOn?: "submit" | "touch";
}

export interface SubmissionFormOptions<Schema extends FormSchema> {
  readonly definition: SubmissionForm<Schema>;
  readonly apiUrl: string;
  readonly problemWord: string;
  /** The texts that were typed in the first frame. */
  readonly typedEarly?: FirstFrameTexts;
  /** Returns values that are sent in addition to the fields. */
  readonly moreOf?: () => object;
  /** Called after each answer to a call, with whether the submission was stored and with its payload. */
  readonly onAnswer?: (isStored: boolean, body: object) => void;
}

type Draft = KeptDraft<Readonly<Record<string, FieldValue>>>;

/**
 * Runs a form of one step: its values, its draft in this tab, its check and its call. After a success the fields are
 * empty. After a refusal the server's problems are at the fields. After any other failure, `hasFailed` is true and the
 * failure is in `problem`.
 */
export function useSubmissionForm<Schema extends FormSchema>(options: SubmissionFormOptions<Schema>) {
  const { definition, problemWord, typedEarly = {}, moreOf } = options;
  const { call, schema, initial, validateOn = "submit" } = definition;
  const [draft] = useState(() => draftOf(definition));
  const [machine] = useState(() => withActors(options, draft));
  const [snapshot, send] = useMachine(machine, { input: { call } });
  const form = useForm<Schema>({
    schema: () => loadPart(schema),
    initial: { ...initial, ...draft.read(), ...typedOf(initial, typedEarly) },
    validateOn,
    problemWord,
    onWrite: draft.keep,
    onUnchecked: (error) => send({ type: "check.failed", error }),
    onValid: (values) => send({ type: "form.completed", body: bodyOf(call, { ...(values as object), ...moreOf?.() }) }),
  });

  const { problem } = snapshot.context;
  const showRefusal = useEffectEvent(() => {
    const problems = (problem?.fields ?? {}) as FormProblems<Schema>;
    if (Object.keys(problems).length > 0) form.showErrors(problems);
  });
  useEffect(() => showRefusal(), [problem]);
  const isStored = snapshot.matches("stored");
  const clear = useEffectEvent(() => form.reset(initial));
  useEffect(() => {
    if (isStored) clear();
  }, [isStored]);

  return {
    /** The form. When it gets the focus, its `props` also load the code for checking and sending. */
    form: { ...form, props: { ...form.props, onFocus: () => prepare(schema) } },
    problem,
    isSending: snapshot.matches("sending"),
    isStored,
    hasFailed: snapshot.matches("failed"),
    /** Closes the answer to the call and shows the form again. */
    acknowledge: () => send({ type: "result.acknowledged" }),
  };
}

function draftOf<Schema extends FormSchema>({ id, schemaVersion, initial, kept }: SubmissionForm<Schema>): Draft {
  const data = Object.fromEntries(kept.map((name) => [name, likeInitial(initial[name])]));
  return keptDraft({ machineId: id, schemaVersion, data });
}

/** The texts and ticks of the first frame, in fields that this form has. */
function typedOf(initial: object, typed: FirstFrameTexts): Readonly<Record<string, string | boolean>> {
  return Object.fromEntries(
    Object.entries(initial).flatMap(([name, value]): readonly (readonly [string, string | boolean])[] => {
      const text = typed[name];
      if (text === undefined) return [];
      return [[name, typeof value === "boolean" || phoneTypedEarly(text, typed[countryName(name)])]];
    }),
  );
}

const loadCall = () => loadPart(() => import("./send-submission.ts"));

function prepare(schema: () => Promise<unknown>): void {
  for (const load of [schema, loadCall]) load().catch(() => undefined);
}

function withActors<Schema extends FormSchema>(
  { definition, apiUrl, onAnswer }: SubmissionFormOptions<Schema>,
  draft: Draft,
) {
  const keyOf = createSubmissionKeys(definition.id);
  return submissionFormMachine.provide({
    actors: {
      submit: fromPromise(async ({ input, signal }: { input: { readonly body: object }; signal: AbortSignal }) => {
        try {
          const { sendSubmission } = await loadCall();
          await sendSubmission({ apiUrl, call: definition.call, ...input, key: keyOf(input.body), signal });
        } catch (error) {
          console.error(`${definition.call.path} failed`, error);
          throw error;
        }
      }),
    },
    actions: {
      forgetTyped: () => draft.forget(),
      announceAnswer: ({ context }, isStored) => onAnswer?.(isStored, present(context.body, "body")),
    },
  });
}

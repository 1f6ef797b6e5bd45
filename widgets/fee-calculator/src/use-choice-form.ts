import { type FormEvent, useId, useState } from "react";
import { useErrorTitle } from "shared-runtime/forms/use-error-title.ts";
import type { FieldError } from "shared-runtime/ui/field/error-summary/error-summary.tsx";
import * as v from "valibot";
import type { FeeCalculatorTexts } from "./fee-calculator.texts.ts";
import { FeeChoice } from "./model/fee-choice.ts";

type Values = { readonly [Name in keyof FeeChoice]: string };

interface ChoiceFormOptions {
  readonly texts: FeeCalculatorTexts<"form">;
  /** Whether the organisations are loaded, so that one can be chosen. */
  readonly isLoaded: boolean;
  readonly initial: Values;
  readonly onChanged: () => void;
  readonly onChosen: (choice: FeeChoice) => void;
}

interface Checked {
  readonly names: readonly (keyof FeeChoice)[];
  readonly values: Values;
  readonly attempt: number;
}

const fields = ["organisationId", "memberType"] as const;

/** A form of two choices, validated when it is sent. It does not use `useForm`, since it needs few of its functions. */
export function useChoiceForm({ texts, isLoaded, initial, onChanged, onChosen }: ChoiceFormOptions) {
  const prefix = useId();
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<Checked>();
  const [isWaiting, setWaiting] = useState(false);
  const messages = { organisationId: texts.organisationProblem, memberType: texts.typeProblem };
  const idOf = (name: keyof FeeChoice) => `${prefix}-${name}`;
  const wrong = (name: keyof FeeChoice) =>
    checked !== undefined && checked.names.includes(name) && !v.is(FeeChoice.entries[name], checked.values[name]);
  const errors: readonly FieldError[] = fields
    .filter(wrong)
    .map((name) => ({ fieldId: idOf(name), message: messages[name] }));
  useErrorTitle(errors.length > 0, texts.problemWord);

  const changeOf = (name: keyof FeeChoice) => (value: string) => {
    onChanged();
    setValues((before) => ({ ...before, [name]: value }));
  };
  const field = (name: keyof FeeChoice) => ({
    id: idOf(name),
    name,
    value: values[name],
    onChange: changeOf(name),
    problem: wrong(name) ? messages[name] : undefined,
    problemWord: texts.problemWord,
  });

  return {
    field,
    /** The errors for the summary. */
    errors,
    /** Number of failed attempts. The error summary takes the focus whenever the number changes. */
    attempt: checked?.attempt ?? 0,
    /** Only if the form was sent before the organisations were loaded: whether they are loaded now. */
    waiting: isWaiting ? (isLoaded ? ("over" as const) : ("for organisations" as const)) : undefined,
    /** Fills in both values, as a shared address does. */
    fillIn: setValues as (choice: FeeChoice) => void,
    props: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const read = v.safeParse(FeeChoice, values);
        const names = isLoaded ? fields : fields.filter((name) => name !== "organisationId");
        const isWrong = names.some((name) => !v.is(FeeChoice.entries[name], values[name]));
        setChecked((before) => (isWrong ? { names, values, attempt: (before?.attempt ?? 0) + 1 } : undefined));
        setWaiting(!isWrong && !read.success);
        if (read.success) onChosen(read.output);
      },
    },
  };
}

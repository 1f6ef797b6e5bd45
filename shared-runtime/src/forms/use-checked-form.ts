import { getErrors, getInput, setErrors, setInput, useForm, validate } from "@formisch/react";
import { useId, useState } from "react";
import type * as v from "valibot";
import type { FieldError } from "../ui/error-summary/error-summary.tsx";
import { useErrorTitle } from "./use-error-title.ts";

/** A form of text fields and checkboxes. */
type FlatSchema = v.ObjectSchema<Readonly<Record<string, v.GenericSchema<string | boolean>>>, undefined>;
type Name<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>> = keyof Schema["entries"] & string;

interface CheckedFormOptions<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>> {
  readonly schema: Schema;
  readonly initial: Readonly<Record<Name<Schema>, string | boolean>>;
  /** Called with the schema's output when the form is valid. */
  readonly onValid: (output: v.InferOutput<Schema>) => void;
  readonly problemWord?: string;
}

/** The props that every field of the form takes. */
export interface CheckedField {
  readonly id: string;
  readonly name: string;
  readonly problem: string | undefined;
}

/**
 * Validates a form when it is submitted, not while the visitor types: an error stays until the next attempt. The entries
 * of the schema must be in reading order, which is the order of `errors`.
 */
export function useCheckedForm<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>({
  schema,
  initial,
  onValid,
  problemWord,
}: CheckedFormOptions<Schema>) {
  const prefix = useId();
  // Formisch cannot infer the field paths of a generic schema.
  const form = useForm<FlatSchema>({ schema: schema as unknown as FlatSchema, initialInput: initial });
  const [attempt, setAttempt] = useState(0);
  const names = Object.keys(schema.entries) as readonly Name<Schema>[];
  const idOf = (name: Name<Schema>) => `${prefix}-${name}`;
  const at = (name: string) => ({ path: [name] as const });
  const problemOf = (name: Name<Schema>) => getErrors(form, at(name))?.[0];

  const errors: readonly FieldError[] = names.flatMap((name) => {
    const message = problemOf(name);
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
  useErrorTitle(errors.length > 0, problemWord);

  return {
    errors,
    /** Number of failed attempts. The error summary takes the focus whenever it changes. */
    attempt,
    field: (name: Name<Schema>): CheckedField => ({ id: idOf(name), name, problem: problemOf(name) }),
    text: (name: Name<Schema>): string => String(getInput(form, at(name)) ?? ""),
    ticked: (name: Name<Schema>): boolean => getInput(form, at(name)) === true,
    write: (name: Name<Schema>, value: string | boolean): void => setInput(form, { ...at(name), input: value }),
    send: async (): Promise<void> => {
      const checked = await validate(form, { shouldFocus: false });
      if (checked.success) onValid(checked.output);
      else setAttempt((count) => count + 1);
    },
    /** Shows errors that the server found as if the form had found them. */
    showErrors: (problems: Readonly<Partial<Record<Name<Schema>, string>>>): void => {
      for (const name of names) {
        const message = problems[name];
        setErrors(form, { ...at(name), errors: message === undefined ? null : [message] });
      }
      setAttempt((count) => count + 1);
    },
  };
}

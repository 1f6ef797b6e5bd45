import { getErrors, getInput, setErrors, setInput, useForm, validate } from "@formisch/react";
import { useId, useState } from "react";
import type * as v from "valibot";
import type { FieldError } from "../ui/error-summary/error-summary.tsx";
import { useErrorTitle } from "./use-error-title.ts";

/** A form of texts and ticks, in the order in which people read it. */
type FlatSchema = v.ObjectSchema<Readonly<Record<string, v.GenericSchema<string | boolean>>>, undefined>;
type Name<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>> = keyof Schema["entries"] & string;

interface CheckedFormOptions<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>> {
  readonly schema: Schema;
  readonly initial: Readonly<Record<Name<Schema>, string | boolean>>;
  /** Called with what the schema makes of what was typed, when nothing is wrong with it. */
  readonly onValid: (output: v.InferOutput<Schema>) => void;
  readonly problemWord?: string;
}

/** What a field of the form needs to know. */
export interface CheckedField {
  readonly id: string;
  readonly name: string;
  readonly problem: string | undefined;
}

/**
 * Checks a form when it is sent, not while it is typed: what is wrong stands until the next try. The entries of the
 * schema stand in reading order.
 */
export function useCheckedForm<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>({
  schema,
  initial,
  onValid,
  problemWord,
}: CheckedFormOptions<Schema>) {
  const prefix = useId();
  // The paths of a schema that is not known here cannot be written in types.
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
    /** How many tries have failed, for the summary to take the focus at each. */
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
    /** Shows what somebody else, such as the server, found wrong, as if it had been found here. */
    object: (problems: Readonly<Partial<Record<Name<Schema>, string>>>): void => {
      for (const name of names) {
        const message = problems[name];
        setErrors(form, { ...at(name), errors: message === undefined ? null : [message] });
      }
      setAttempt((count) => count + 1);
    },
  };
}

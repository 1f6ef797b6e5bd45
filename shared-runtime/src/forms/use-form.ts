import { getErrors, getInput, reset, setErrors, setInput, useForm as useFormisch, validate } from "@formisch/react";
import { type FocusEvent, type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { FieldError } from "../ui/field/error-summary/error-summary.tsx";
import { checkedBy } from "./checked-by.ts";
import { type FieldName, type FieldValue, type FormProblems, type FormSchema, type FormValues } from "./form-schema.ts";
import { useAfterPress } from "./use-after-press.ts";
import { useErrorTitle } from "./use-error-title.ts";

export interface FormOptions<Schema extends FormSchema> {
  /** The schema, or a function that loads it when the form is first checked. */
  readonly schema: Schema | (() => Promise<Schema>);
  /** The values of an untouched form in reading order, which is also the order of `errors`. */
  readonly initial: FormValues<Schema>;
  /** Called with the schema's output when a submitted form is valid. */
  readonly onValid: (output: v.InferOutput<Schema>) => void;
  /** Called if the schema could not be loaded. If absent, `send` rejects. */
  readonly onUnchecked?: (error: unknown) => void;
  /** Called with all values whenever one of them has changed. */
  readonly onWrite?: (values: FormValues<Schema>) => void;
  /** Read out in front of each error. */
  readonly problemWord?: string;
  /** Returns the sentence that is shown for an error of the schema or the server. Default: the same sentence. */
  readonly sentenceOf?: (problem: string) => string;
  /**
   * `submit`: errors are shown when the form is submitted, and stay until the next attempt. `touch`: a field's error is
   * also shown at the field when the visitor has typed something in it and leaves it, and removed as soon as the value
   * is right. A field that is passed by with the Tab key is not judged.
   */
  readonly validateOn?: "submit" | "touch";
}

/** The props that every field of a form takes. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly problem: string | undefined;
  readonly problemWord?: string;
}

/** The binding of a field whose value is a text or a choice. */
export interface TextBinding extends FieldBinding {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface TickBinding extends FieldBinding {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export interface ListBinding extends FieldBinding {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

export type Form<Schema extends FormSchema> = ReturnType<typeof useForm<Schema>>;

/** The values, errors and attempts of one form, or of one step of a flow. Its output is that of the schema. */
export function useForm<Schema extends FormSchema>({
  schema,
  initial,
  onValid,
  onUnchecked,
  onWrite,
  problemWord,
  sentenceOf = (problem) => problem,
  validateOn = "submit",
}: FormOptions<Schema>) {
  type Name = FieldName<Schema>;
  const prefix = useId();
  const [checked] = useState(() => checkedBy(schema, initial));
  const form = useFormisch({ schema: checked, initialInput: initial });
  const [attempt, setAttempt] = useState(0);
  /** The fields whose errors are shown at them. */
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const judge = (more: readonly string[]) => setJudged((before) => new Set([...before, ...more]));
  /** The fields that the visitor has filled in, even if they are empty again. */
  const filled = useRef(new Set<string>());
  const [hasSummary, showSummary] = useState(validateOn === "submit");
  const names = Object.keys(initial) as readonly Name[];
  const idOf = (name: Name) => `${prefix}-${name}`;
  const at = (name: string) => ({ path: [name] as const });
  const read = (name: Name): FieldValue => getInput(form, at(name)) ?? "";
  // The values are read here and not by the fields. If React renders only this component, the form library forgets what
  // the components below have read.
  const shown = new Map(names.map((name) => [name, { value: read(name), error: getErrors(form, at(name))?.[0] }]));
  const valueOf = (name: Name): FieldValue => shown.get(name)?.value ?? "";
  const problemOf = (name: Name): string | undefined => {
    const error = validateOn === "submit" || judged.has(name) ? shown.get(name)?.error : undefined;
    return error === undefined ? undefined : sentenceOf(error);
  };
  /** The server's problem with each field, and the value that it is about. */
  const refused = useRef(new Map<Name, { readonly value: FieldValue; readonly message: string }>());
  const values = () => Object.fromEntries(names.map((name) => [name, read(name)])) as FormValues<Schema>;
  const write = (name: Name, value: FieldValue): void => {
    if (!isEmpty(value)) filled.current.add(name);
    setInput(form, { ...at(name), input: value });
    onWrite?.(values());
    if (validateOn === "touch" && problemOf(name) !== undefined) void forgiveIfRight(name);
  };
  /** Removes a field's error as soon as its value is right. A different error is shown only when the field is left. */
  const forgiveIfRight = async (name: Name): Promise<void> => {
    const { issues } = await v.safeParseAsync(checked, values());
    if (!issues?.some(({ path }) => path?.[0]?.key === name)) setErrors(form, { ...at(name), errors: null });
  };
  const changeOf = useChanges(write);

  const afterPress = useAfterPress();
  const errors: readonly FieldError[] = names.flatMap((name) => {
    const message = hasSummary ? problemOf(name) : undefined;
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
  useErrorTitle(errors.length > 0, problemWord);
  // If all errors of an attempt are corrected, a new mistake is shown only at its field, since the summary would take
  // the focus.
  if (validateOn === "touch" && hasSummary && errors.length === 0) showSummary(false);

  const bind = (name: Name): FieldBinding => ({
    id: idOf(name),
    name,
    problem: problemOf(name),
    ...(problemWord !== undefined && { problemWord }),
  });

  /** A check does not know the server's problems, so they are added again. They remain until their fields change. */
  const showRefused = (): void => {
    for (const [name, { value, message }] of refused.current) {
      if (isSame(read(name), value) && !getErrors(form, at(name))) setErrors(form, { ...at(name), errors: [message] });
    }
  };

  const recheck = (): void => {
    validate(form, { shouldFocus: false }).then(showRefused, () => undefined);
  };

  const send = async (): Promise<void> => {
    refused.current.clear();
    const result = await validate(form, { shouldFocus: false }).catch((error: unknown) => {
      if (onUnchecked === undefined) throw error;
      onUnchecked(error);
    });
    if (result?.success) onValid(result.output);
    else if (result) {
      judge(names.filter((name) => getErrors(form, at(name))));
      showSummary(true);
      setAttempt((count) => count + 1);
    }
  };

  return {
    /** The errors for the summary. */
    errors,
    /** Number of failed attempts. The error summary takes the focus whenever it changes. */
    attempt,
    values,
    write,
    text: (name: Name): TextBinding => ({
      ...bind(name),
      value: String(valueOf(name)),
      onChange: changeOf(name),
    }),
    tick: (name: Name): TickBinding => ({
      ...bind(name),
      checked: valueOf(name) === true,
      onChange: changeOf(name),
    }),
    list: (name: Name): ListBinding => {
      const value = valueOf(name);
      return { ...bind(name), value: Array.isArray(value) ? value : [], onChange: changeOf(name) };
    },
    send,
    /** Empties a field as if it had never been filled in, since another answer has changed its question. */
    empty: (name: Name, value: FieldValue): void => {
      write(name, value);
      filled.current.delete(name);
      setJudged((before) => new Set([...before].filter((one) => one !== name)));
    },
    /**
     * Checks all values again, after several were changed together. Errors appear only at fields that may show them.
     */
    recheck,
    /** The props of the `<form>` element. */
    props: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send();
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        if (validateOn !== "touch") return;
        const name = fieldOf(target);
        if (name === undefined || name === fieldOf(relatedTarget)) return;
        afterPress(() => {
          const isUntouched = isEmpty(read(name)) && !filled.current.has(name);
          if (isUntouched) return;
          judge([name]);
          recheck();
        });
      },
    },
    /** Shows errors that the server found as if the form had found them. */
    showErrors: (problems: FormProblems<Schema>): void => {
      judge(Object.keys(problems));
      showSummary(true);
      for (const name of names) {
        const message = problems[name];
        if (message !== undefined) refused.current.set(name, { value: read(name), message });
        setErrors(form, { ...at(name), errors: message === undefined ? null : [message] });
      }
      setAttempt((count) => count + 1);
    },
    /** Starts again with these values, without errors. */
    reset: (values: FormValues<Schema>): void => {
      reset(form, { initialInput: values });
      refused.current.clear();
      filled.current.clear();
      setJudged(new Set());
      showSummary(validateOn === "submit");
      setAttempt(0);
    },
  };
}

/**
 * Returns one function per field, the same in all renders, so that a key press renders only the field that it changes.
 */
function useChanges<Name extends string>(write: (name: Name, value: FieldValue) => void) {
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });
  const [changes] = useState(() => new Map<Name, (value: FieldValue) => void>());
  return (name: Name) => {
    const change = changes.get(name) ?? ((value: FieldValue) => latest.current(name, value));
    changes.set(name, change);
    return change;
  };
}

const isEmpty = (value: FieldValue): boolean =>
  value === false || (typeof value === "object" && value.length === 0) || value === "";

/** Compares lists by their elements, since each reading returns a new list. */
function isSame(one: FieldValue, other: FieldValue): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}

/** The name of the field that an element belongs to. A field of several controls has it in `data-field`. */
function fieldOf(element: Element | null): string | undefined {
  const field = element?.closest<HTMLElement>("[data-field]")?.dataset["field"];
  return field ?? element?.getAttribute("name") ?? undefined;
}

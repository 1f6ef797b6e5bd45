import * as v from "valibot";
import type { FieldValue, FormSchema } from "../forms/form-schema.ts";
import { mostUploads, uploadMessages } from "../rules/upload.ts";
import { emptyValue, type FormInput, isAsked, isOffered, optionsOf, type StepValues } from "./form-field.ts";

type Output = Readonly<Record<string, FieldValue>>;

export type StepSchema = FormSchema & v.GenericSchema<unknown, Output>;

/**
 * The schema of one step, for the form and for the server. The rules of fields that are not asked are not checked, and
 * the output does not have these fields.
 */
export function stepSchema(inputs: readonly FormInput[]): StepSchema {
  const sometimes = inputs.filter((input) => !isUnconditional(input));
  const entries = Object.fromEntries(
    inputs.map((input) => [
      input.name,
      isUnconditional(input) ? v.optional(ruleOf(input, {}), emptyValue(input)) : anyValueOf(input),
    ]),
  );
  return v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const values = valuesOf(inputs, dataset.value);
      for (const input of sometimes) {
        if (!isAsked(input, values)) continue;
        const value = values[input.name];
        for (const { message } of v.safeParse(ruleOf(input, values), value).issues ?? [])
          addIssue({ message, path: [{ type: "object", origin: "value", input: values, key: input.name, value }] });
      }
    }),
    v.transform((given) => {
      const values = valuesOf(inputs, given);
      const asked = inputs.filter(
        (input) => isAsked(input, values) && !(isOffered(input) && values[input.name] === ""),
      );
      return Object.fromEntries(asked.map((input) => [input.name, v.parse(ruleOf(input, values), values[input.name])]));
    }),
  );
}

/** The rule of a field that is shown. */
export function ruleOf(input: FormInput, values: StepValues): v.GenericSchema<FieldValue, FieldValue> {
  switch (input.kind) {
    case "text":
    case "message":
    case "amount":
      return input.rule;
    case "choice":
    case "select": {
      const options = optionsOf(input, values);
      const offered = new Set(options.map(({ value }) => value));
      const isKnown = (value: string) =>
        input.offered && options.length === 0 ? input.offered.accepts(value) : offered.has(value);
      const { missing, invalid = missing ?? "Vælg en af mulighederne" } = input;
      return v.pipe(
        v.string(missing ?? invalid),
        v.check((value) => missing === undefined || value !== "", missing ?? ""),
        v.check((value) => value === "" || isKnown(value), invalid),
      );
    }
    case "tick": {
      const { must } = input;
      const ticked = v.boolean(must ?? "must be true or false");
      return must === undefined
        ? ticked
        : v.pipe(
            ticked,
            v.check((value) => value, must),
          );
    }
    case "files":
      return v.pipe(
        v.array(v.pipe(v.string(), v.uuid("Vedhæft filen igen")), "must be a list"),
        v.maxLength(mostUploads, uploadMessages.count),
        v.check((ids) => new Set(ids).size === ids.length, "Vedhæft hver fil én gang"),
      );
  }
}

function isUnconditional(input: FormInput): boolean {
  const isChoice = input.kind === "choice" || input.kind === "select";
  return input.when === undefined && !(isChoice && typeof input.options === "function") && !isOffered(input);
}

/** Accepts any value of a field's kind. An absent field gets the empty value. */
function anyValueOf({ kind }: FormInput): v.GenericSchema<FieldValue | undefined, FieldValue> {
  if (kind === "tick") return v.optional(v.boolean("must be true or false"), false);
  return kind === "files" ? v.optional(v.array(v.string()), []) : v.optional(v.string("must be text"), "");
}

function valuesOf(inputs: readonly FormInput[], given: unknown): StepValues {
  const known: Readonly<Record<string, unknown>> = typeof given === "object" && given !== null ? { ...given } : {};
  return Object.fromEntries(
    inputs.map((input) => {
      const value = known[input.name];
      const empty = emptyValue(input);
      const fits = typeof empty === "object" ? Array.isArray(value) : typeof value === typeof empty;
      return [input.name, fits ? (value as FieldValue) : empty];
    }),
  );
}

import type { HTMLInputAutoCompleteAttribute } from "react";
import type * as v from "valibot";
import type { FieldValue } from "../forms/form-schema.ts";
import type { Option } from "../ui/field/option.ts";

/** The typed values of one step. */
export type StepValues = Readonly<Record<string, FieldValue>>;

/** The rule for a text. It is checked while its field is shown. */
export type TextRule = v.GenericSchema<string, string>;

interface Asked {
  /** The name of the field in the body that is sent. It is unique in its step. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /**
   * Whether the field is shown, given the other answers. If absent, always. A field that is not shown is neither
   * checked nor sent.
   */
  readonly when?: (values: StepValues) => boolean;
  /** The tick that opens the field. The field is indented below it, together with its neighbours of the same tick. */
  readonly under?: string;
  /** Fields that are emptied when this one changes. */
  readonly resets?: readonly string[];
}

export interface TextInput extends Asked {
  readonly kind: "text";
  readonly rule: TextRule;
  readonly optional?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A text of several lines. */
export interface MessageInput extends Asked {
  readonly kind: "message";
  readonly rule: TextRule;
  readonly most: number;
  readonly optional?: boolean;
}

/** An amount in whole kroner. */
export interface AmountInput extends Asked {
  readonly kind: "amount";
  readonly rule: TextRule;
  /** The text after the number: "kr. om måneden". */
  readonly unit: string;
}

/** A list of options that content provides, such as the hearings that are open. */
export type ListName = "hearings";

/** A choice of one: `choice` shows all options, `select` has many. */
export interface ChoiceInput extends Asked {
  readonly kind: "choice" | "select";
  /** The options, which may depend on the other fields. A choice that is no longer offered is emptied. */
  readonly options: readonly Option[] | ((values: StepValues) => readonly Option[]);
  /** The list that replaces the options. */
  readonly list?: ListName;
  /** The message if nothing is chosen. If absent, the choice is optional. */
  readonly missing?: string;
  /** The message for a value that is not offered. Default: `missing`. */
  readonly invalid?: string;
  /**
   * Only for options that a page offers, so that `options` is empty here: the name of their list, and what the server
   * accepts. Where none are offered, the field is not shown. An empty value is not sent.
   */
  readonly offered?: { readonly list: string; readonly accepts: (value: string) => boolean };
  /** The first line of a `select`. */
  readonly emptyLabel?: string;
}

export interface TickInput extends Asked {
  readonly kind: "tick";
  /** The message if the box is not ticked. If absent, the box is optional. */
  readonly must?: string;
}

/** Files that are uploaded while the form is filled in. The value of the field is the list of the files' ids. */
export interface FilesInput extends Asked {
  readonly kind: "files";
}

/** A heading over the fields below it. */
export interface Heading {
  readonly kind: "heading";
  readonly text: string;
  readonly hint?: string;
}

/** Figures that are calculated from the input and shown while a person types. */
export interface Facts {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

export interface FactsPanel {
  readonly kind: "facts";
  /** As for a field. */
  readonly under?: string;
  /** `undefined` if nothing is to be shown. */
  readonly facts: (values: StepValues) => Facts | undefined;
}

export type FormInput = TextInput | MessageInput | AmountInput | ChoiceInput | TickInput | FilesInput;
export type FormField = FormInput | Heading | FactsPanel;

export function isInput(field: FormField): field is FormInput {
  return field.kind !== "heading" && field.kind !== "facts";
}

export function isAsked(field: FormInput, values: StepValues): boolean {
  return field.when?.(values) ?? true;
}

/** The options of a choice, given the other fields. */
export function optionsOf({ options }: ChoiceInput, values: StepValues): readonly Option[] {
  return typeof options === "function" ? options(values) : options;
}

/** Whether the options of a choice are those of a page. */
export function isOffered(field: FormField): field is ChoiceInput & Required<Pick<ChoiceInput, "offered">> {
  return (field.kind === "choice" || field.kind === "select") && field.offered !== undefined;
}

/** Options whose labels are also the values that are sent. */
export function optionsFrom(values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: value }));
}

export const yesNo: readonly Option[] = optionsFrom(["Ja", "Nej"]);

/** The value of an untouched field. */
export function emptyValue({ kind }: FormInput): FieldValue {
  if (kind === "tick") return false;
  return kind === "files" ? [] : "";
}

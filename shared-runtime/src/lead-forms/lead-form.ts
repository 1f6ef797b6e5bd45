import type { HTMLInputAutoCompleteAttribute } from "react";
import type * as v from "valibot";
import type { FieldName, FieldValue, FormSchema } from "../forms/form-schema.ts";
import type { SubmissionCall } from "../forms/submission-call.ts";

export interface LeadField<Key = string, Name = string, Prop = string> {
  readonly kind: "name" | "text" | "email" | "phone" | "digits" | "tick";
  /** In the body that is sent. */
  readonly name: Name;
  /** The key of its text. */
  readonly label: Key;
  /** The key of its text on the waiting list. Default: `label`. */
  readonly waitingLabel?: Key;
  /** The prop that asks for the field. Without it, the field is always asked for. */
  readonly flag?: Prop;
  /** Default: what the kind means. `off` for data of another person, whom the browser does not know. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

interface LeadFieldGroup<Key, Name, Prop> {
  readonly legend?: Key;
  readonly hint?: Key;
  /** Lays the fields out in two columns, where there is room. */
  readonly columns?: 2;
  readonly fields: readonly LeadField<Key, Name, Prop>[];
}

/** Ends the keys of the texts around the fields. `Privacy`: what the data are used for. `Done`: what happens next. */
export type LeadWord = "Title" | "Text" | "Button" | "Privacy" | "Done";

/** What a browser knows of a form, except the rules of its fields, which it loads when a visitor types. */
interface LeadFormParts<Id, Key, Name, Prop, Props, Schema> {
  /** In `data-form`, and in the names of its folder and its block. */
  readonly id: Id;
  /** Below `/api/`. */
  readonly path: `leads/${string}`;
  /** The rules of its fields. Loads them. */
  readonly rules: () => Promise<{ readonly Form: Schema }>;
  readonly groups: readonly LeadFieldGroup<Key, Name, Prop>[];
  /** Begins the keys of its words: `callMe` for `callMeTitle`. */
  readonly prefix: string;
  /** The form has a waiting list, which the prop `soldOut` shows. Begins the keys of the words that are other there. */
  readonly waitingPrefix?: string;
  /** `touch` shows an error also when a field is left. Default: when the form is sent. */
  readonly validateOn?: "touch";
  /** The props of this form alone. Two forms may not share a name. */
  readonly props: Props;
  /** The props that are sent with the fields, besides the flags. `source` names the site; the others are texts. */
  readonly sends?: readonly Prop[];
  /** The event for `window.dataLayer`, when the lead was stored, or always with an answer. Its field is the prop of this name. */
  readonly tracked: { readonly event: string; readonly field: Prop; readonly always?: true };
}

/** Any form. `Key` are the keys of all texts. */
export interface LeadForm<Id = string, Key = string> extends LeadFormParts<
  Id,
  Key,
  string,
  string,
  v.ObjectEntries,
  FormSchema
> {
  readonly texts: Readonly<Record<string, string>>;
}

export function defineLeadForm<
  const Id extends string,
  Key extends string,
  Props extends v.ObjectEntries,
  Schema extends FormSchema,
>(
  form: LeadFormParts<Id, NoInfer<Key>, NoInfer<FieldName<Schema>>, NoInfer<keyof Props & string>, Props, Schema> & {
    /** Every sentence that a visitor reads, in Danish. Each key is a prop of the widget, unique among all forms. */
    readonly texts: Readonly<Record<Key, string>>;
  },
) {
  return form;
}

/** Its fields in reading order. */
export function fieldsOf({ groups }: LeadForm): readonly LeadField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** The props that ask for a field. */
export function flagsOf(form: LeadForm): readonly string[] {
  return fieldsOf(form).flatMap(({ flag }) => flag ?? []);
}

export function callOf(form: LeadForm): SubmissionCall {
  return { path: form.path, fields: fieldsOf(form).map(({ name }) => name) };
}

/** The values of an untouched form with these props. */
export function initialValues(
  form: LeadForm,
  props: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries([
    ...fieldsOf(form).map(({ kind, name }) => [name, kind === "tick" ? false : ""]),
    ["kontrolfelt", ""],
    ...flagsOf(form).map((flag) => [flag, props[flag] === true]),
  ]) as Readonly<Record<string, FieldValue>>;
}

import type { HTMLInputAutoCompleteAttribute } from "react";
import type * as v from "valibot";
import type { OpenHours } from "../api/site-settings.ts";
import type { FieldName, FieldValue, FormSchema } from "../forms/form-schema.ts";
import type { SubmissionCall } from "../forms/submission-call.ts";

export interface LeadField<Key = string, Name = string, Prop = string> {
  readonly kind: "name" | "text" | "email" | "phone" | "digits" | "tick";
  /** The name of the field in the body that is sent. */
  readonly name: Name;
  /** The key of the field's label. */
  readonly label: Key;
  /** The key of the field's label on the waiting list. Default: `label`. */
  readonly waitingLabel?: Key;
  /** The prop with which editors ask for the field. If absent, the field is always asked for. */
  readonly flag?: Prop;
  /** The fact about a signed-in user that fills in the empty field. */
  readonly member?: "name" | "email" | "phone";
  /** The attribute `autocomplete`. Default: that of the field's kind. `off` for data of another person. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

interface LeadFieldGroup<Key, Name, Prop> {
  readonly legend?: Key;
  readonly hint?: Key;
  /** Lays the fields out in two columns if there is room. */
  readonly columns?: 2;
  readonly fields: readonly LeadField<Key, Name, Prop>[];
}

/**
 * The ends of the keys of texts around the fields. `Privacy`: the use of the data. `Done`: the next steps. `DoneAt`: the
 * same with values that are known only when the form was sent. `DoneTitle`: the title over it, instead of the site's own.
 */
export type LeadWord = "Title" | "Text" | "Button" | "Privacy" | "Done" | "DoneAt" | "DoneTitle";

/** The circumstances in which a form was sent. */
export interface Sending {
  /** The opening hours of the telephone, Monday first; `undefined` if they are not known. */
  readonly week: readonly OpenHours[] | undefined;
  /** By the server's clock. */
  readonly now: Date;
}

/** Returns the values of the places in the text `DoneAt`; `undefined` if they are not known, so that `Done` is shown. */
export type DoneValues = (body: object, sending: Sending) => Readonly<Record<string, string>> | undefined;

/** The parts of a form that a browser knows from the start. It loads the rules of the fields when a visitor types. */
interface LeadFormParts<Id, Key, Name, Prop, Props, Schema> {
  /** The id of the form in `data-form`, and in the names of its folder and its block. */
  readonly id: Id;
  /** The path below `/api/`. */
  readonly path: `leads/${string}`;
  /** Loads the rules of the form's fields. */
  readonly rules: () => Promise<{ readonly Form: Schema }>;
  readonly groups: readonly LeadFieldGroup<Key, Name, Prop>[];
  /** The beginning of the keys of the form's texts: `callMe` for `callMeTitle`. */
  readonly prefix: string;
  /**
   * Set if the form has a waiting list, which the prop `soldOut` shows: the beginning of the keys of texts that differ
   * on it.
   */
  readonly waitingPrefix?: string;
  /** `touch`: a field's error is also shown when the field is left. Default: only when the form is sent. */
  readonly validateOn?: "touch";
  /** Loads what fills in the text `DoneAt`. If absent, the form has no such text. */
  readonly done?: () => Promise<{ readonly doneValues: DoneValues }>;
  /** The props of only this form. No other form may have a prop of the same name. */
  readonly props: Props;
  /**
   * The props that are sent together with the fields, other than flags. `source` is the number of the site; the others
   * are texts.
   */
  readonly sends?: readonly Prop[];
  /**
   * The event for `window.dataLayer`, pushed when the lead was stored, or with `always` at any answer. `field` is the
   * name of the event's field and of the prop with its value.
   */
  readonly tracked: { readonly event: string; readonly field: Prop; readonly always?: true };
}

/** Any form. `Key` is the type of the keys of all texts. */
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

/** The fields of a form in reading order. */
export function fieldsOf({ groups }: LeadForm): readonly LeadField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** The props with which editors ask for fields of a form. */
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

import type { ReactNode } from "react";
import type { FieldName, FormSchema, FormValues } from "shared-runtime/forms/form-schema.ts";
import type { SubmissionCall } from "shared-runtime/forms/submission-call.ts";
import type { TextBinding, TickBinding } from "shared-runtime/forms/use-form.ts";
import type * as v from "valibot";
import type { LeadFormsTracked } from "../lead-forms.tracked.ts";
import type { LeadFormId, LeadFormsProps } from "../lead-forms.props.ts";
import type { LeadFormsTexts } from "../lead-forms.texts.ts";

/** The sentences around the fields. */
export interface LeadFormWords {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** What the data are used for. */
  readonly privacy: string;
  /** What happens next, in the dialog after the form was sent. */
  readonly done: string;
}

export interface LeadFieldsProps<Name extends string = string> {
  readonly text: (name: Name) => TextBinding;
  readonly tick: (name: Name) => TickBinding;
  readonly texts: LeadFormsTexts;
  readonly soldOut: boolean;
  /** `undefined` in the first frame, where style sheets read the placeholder's attributes instead. */
  readonly props: LeadFormsProps | undefined;
}

export interface LeadFormParts<Schema extends FormSchema> {
  readonly id: LeadFormId;
  readonly call: SubmissionCall;
  readonly schema: () => Promise<Schema>;
  readonly initial: (props: LeadFormsProps) => FormValues<Schema>;
  readonly validateOn: "submit" | "touch";
  /** Number of columns of the fields, where there is room. */
  readonly columns: 1 | 2;
  readonly words: (texts: LeadFormsTexts, props: Pick<LeadFormsProps, "soldOut">) => LeadFormWords;
  readonly Fields: (props: LeadFieldsProps<FieldName<Schema>>) => ReactNode;
  /** What is sent besides the fields. */
  readonly moreOf: (props: LeadFormsProps) => object;
  readonly eventOf: (props: LeadFormsProps) => LeadFormsTracked;
  /** Whether the event is tracked only if the lead was stored, or with each answer. */
  readonly trackedOn: "stored" | "answer";
}

/** A form with its schema's types erased, so that all forms are of one type. */
export type LeadForm = Omit<LeadFormParts<FormSchema>, "Fields"> & {
  readonly Fields: (props: LeadFieldsProps) => ReactNode;
};

export function leadForm<Schema extends FormSchema & v.GenericSchema<object, object>>(
  parts: LeadFormParts<Schema>,
): LeadForm {
  return parts;
}

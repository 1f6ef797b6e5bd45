import type { HTMLInputAutoCompleteAttribute } from "react";
import type { TextBinding, TickBinding } from "shared-runtime/forms/use-form.ts";
import type { LeadTextKey } from "shared-runtime/lead-forms/lead-form-list.ts";
import type { LeadForm } from "shared-runtime/lead-forms/lead-form.ts";
import { Checkbox } from "shared-runtime/ui/field/checkbox/checkbox.tsx";
import { EmailField } from "shared-runtime/ui/field/email-field/email-field.tsx";
import { PhoneField } from "shared-runtime/ui/field/phone-field/phone-field.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import type { LeadFormsTexts } from "../lead-forms.texts.ts";
import { FieldSet } from "./field-set.tsx";
import { Flagged, type FlagProps } from "./flagged.tsx";

export interface LeadFieldsProps {
  readonly form: LeadForm<string, LeadTextKey>;
  readonly text: (name: string) => TextBinding;
  readonly tick: (name: string) => TickBinding;
  readonly texts: LeadFormsTexts;
  readonly isWaitingList: boolean;
  /** `undefined` in the first frame, where style sheets read the placeholder's attributes instead. */
  readonly props: FlagProps | undefined;
}

/** The fields of a form, drawn from its definition. */
export function LeadFields({ form, text, tick, texts, isWaitingList, props }: LeadFieldsProps) {
  return form.groups.map(({ legend, hint, columns, fields }) => (
    <FieldSet key={fields[0]?.name} legend={legend && texts[legend]} hint={hint && texts[hint]} columns={columns}>
      {fields.map(({ kind, name, label, waitingLabel = label, flag, autoComplete }) => {
        const shown = texts[isWaitingList ? waitingLabel : label];
        return (
          <Flagged key={name} flag={flag} props={props}>
            {kind === "tick" ? (
              <Checkbox {...tick(name)} label={shown} required />
            ) : (
              <Input {...text(name)} kind={kind} label={shown} {...(autoComplete && { autoComplete })} />
            )}
          </Flagged>
        );
      })}
    </FieldSet>
  ));
}

const looks = {
  name: { autoComplete: "name", autoCapitalize: "words" },
  digits: { inputMode: "numeric" },
  text: {},
} as const;

interface InputProps extends TextBinding {
  readonly kind: "email" | "phone" | keyof typeof looks;
  readonly label: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

function Input({ kind, autoComplete, ...field }: InputProps) {
  const isOff = autoComplete === "off";
  if (kind === "phone") return <PhoneField {...field} autoComplete={isOff ? "off" : "tel"} required />;
  if (kind === "email") return <EmailField {...field} autoComplete={isOff ? "off" : "email"} required />;
  return <TextField {...field} {...looks[kind]} {...(autoComplete && { autoComplete })} required />;
}

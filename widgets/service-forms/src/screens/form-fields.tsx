import type { ReactNode } from "react";
import type { FieldValue } from "shared-runtime/forms/form-schema.ts";
import type { TextBinding, TickBinding } from "shared-runtime/forms/use-form.ts";
import {
  type FilesInput,
  type FormField,
  type FormInput,
  isAsked,
  isInput,
  optionsOf,
  type StepValues,
} from "shared-runtime/service-forms/form-field.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Checkbox } from "shared-runtime/ui/field/checkbox/checkbox.tsx";
import { NumberField } from "shared-runtime/ui/field/number-field/number-field.tsx";
import { RadioGroup } from "shared-runtime/ui/field/radio-group/radio-group.tsx";
import { Select } from "shared-runtime/ui/field/select/select.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { Textarea } from "shared-runtime/ui/field/textarea/textarea.tsx";
import { FactsPanel } from "./facts-panel.tsx";
import * as styles from "./form-fields.css.ts";

interface FormFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: StepValues;
  readonly bind: {
    readonly text: (name: string) => TextBinding;
    readonly tick: (name: string) => TickBinding;
  };
  readonly write: (name: string, value: FieldValue) => void;
  /** Draws a field for files. */
  readonly renderFiles: (field: FilesInput) => ReactNode;
  /** Whether fields that are not asked are shown as well. */
  readonly showsAll?: boolean;
}

/** The fields of a step that are asked, which depends on the values. Those that a tick opens are indented below it. */
export function FormFields({ fields, values, showsAll = false, ...drawing }: FormFieldsProps) {
  const shown = fields.filter((field) => showsAll || isShown(field, values));
  return inGroups(shown).flatMap(({ tick, fields: some }) => {
    const drawn = some.map((field) => <FormPart key={keyOf(field)} field={field} values={values} {...drawing} />);
    if (tick === undefined) return drawn;
    return (
      <div key={`under ${tick}`} className={styles.under}>
        {drawn}
      </div>
    );
  });
}

function isShown(field: FormField, values: StepValues): boolean {
  if (field.kind === "facts") return field.facts(values) !== undefined;
  return field.kind === "heading" || isAsked(field, values);
}

interface FieldGroup {
  /** The tick above the fields; `undefined` if they are not indented. */
  readonly tick: string | undefined;
  readonly fields: readonly FormField[];
}

/** Neighbours below the same tick, together. */
function inGroups(fields: readonly FormField[]): readonly FieldGroup[] {
  const groups: { tick: string | undefined; fields: FormField[] }[] = [];
  for (const field of fields) {
    const tick = field.kind === "heading" ? undefined : field.under;
    const last = groups.at(-1);
    if (last && last.tick === tick) last.fields.push(field);
    else groups.push({ tick, fields: [field] });
  }
  return groups;
}

function keyOf(field: FormField): string {
  if (isInput(field)) return field.name;
  return field.kind === "heading" ? field.text : "facts";
}

interface FormPartProps extends Omit<FormFieldsProps, "fields" | "showsAll"> {
  readonly field: FormField;
}

function FormPart({ field, ...drawing }: FormPartProps) {
  if (field.kind === "heading") {
    return (
      <div className={styles.heading}>
        <h3 className={text.title}>{field.text}</h3>
        {field.hint !== undefined && <p className={text.soft}>{field.hint}</p>}
      </div>
    );
  }
  if (field.kind === "facts") {
    const facts = field.facts(drawing.values);
    return facts && <FactsPanel facts={facts} />;
  }
  return <InputField field={field} {...drawing} />;
}

interface InputFieldProps extends Omit<FormFieldsProps, "fields" | "showsAll"> {
  readonly field: FormInput;
}

function InputField({ field, values, bind, write, renderFiles }: InputFieldProps) {
  const { name, label, hint } = field;
  const words = { label, ...(hint !== undefined && { hint }) };
  const onChange = (value: FieldValue) => write(name, value);
  switch (field.kind) {
    case "text":
      return (
        <TextField
          {...bind.text(name)}
          {...words}
          optional={field.optional === true}
          {...(field.autoComplete !== undefined && { autoComplete: field.autoComplete })}
        />
      );
    case "message":
      return <Textarea {...bind.text(name)} {...words} optional={field.optional === true} most={field.most} />;
    case "amount":
      return <NumberField {...bind.text(name)} {...words} unit={field.unit} />;
    case "choice":
      return (
        <RadioGroup
          {...bind.text(name)}
          {...words}
          onChange={onChange}
          optional={field.missing === undefined}
          options={optionsOf(field, values)}
        />
      );
    case "select":
      return (
        <Select
          {...bind.text(name)}
          {...words}
          onChange={onChange}
          options={optionsOf(field, values)}
          {...(field.emptyLabel !== undefined && { emptyLabel: field.emptyLabel })}
        />
      );
    case "tick":
      return <Checkbox {...bind.tick(name)} {...words} onChange={onChange} />;
    case "files":
      return renderFiles(field);
  }
}

import type { ReactNode } from "react";
import { descriptionOf, type FieldProps } from "./control-props.ts";
import { FieldFrame, FieldNotes } from "./field.tsx";
import * as styles from "./field-group.css.ts";

interface FieldGroupProps extends FieldProps {
  /** `radiogroup` for a choice of one: it has a state of its own, which a group has not. */
  readonly role?: "radiogroup";
  readonly children: ReactNode;
}

/** Several controls that are one field, with its legend, hint and error. */
export function FieldGroup({ role, children, ...props }: FieldGroupProps) {
  const state = role && {
    role,
    "aria-invalid": props.problem !== undefined || undefined,
    "aria-required": props.required || undefined,
  };
  return (
    <FieldFrame name={props.name} problem={props.problem}>
      <fieldset {...state} id={props.id} className={styles.group} aria-describedby={descriptionOf(props)}>
        <legend className={styles.legend}>{props.label}</legend>
        <FieldNotes {...props} />
        {children}
      </fieldset>
    </FieldFrame>
  );
}

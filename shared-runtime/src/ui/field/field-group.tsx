import type { ReactNode } from "react";
import { descriptionOf, type FieldProps } from "./control-props.ts";
import { FieldFrame, FieldNotes, OptionalMark } from "./field.tsx";
import * as styles from "./field-group.css.ts";

const requiredIdOf = (id: string): string => `${id}-required`;

interface FieldGroupProps extends FieldProps {
  /** `radiogroup` for a choice of one. Unlike a group, it may have `aria-required`. */
  readonly role?: "radiogroup";
  /** Read out for a required group. */
  readonly requiredWord?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that are one field, with its legend, hint and error. */
export function FieldGroup({ role, requiredWord = "Skal udfyldes", children, ...props }: FieldGroupProps) {
  // `aria-required` is not allowed on a group.
  const saysRequired = role === undefined && props.required === true;
  const state = role && {
    role,
    "aria-invalid": props.problem !== undefined || undefined,
    "aria-required": props.required || undefined,
  };
  return (
    <FieldFrame name={props.name} problem={props.problem}>
      <fieldset
        {...state}
        id={props.id}
        className={styles.group}
        aria-describedby={descriptionOf(props, saysRequired ? requiredIdOf(props.id) : undefined)}
      >
        <legend className={styles.legend}>
          {props.label}
          <OptionalMark optional={props.optional} />
        </legend>
        {saysRequired && (
          <span id={requiredIdOf(props.id)} hidden>
            {requiredWord}
          </span>
        )}
        <FieldNotes {...props} />
        {children}
      </fieldset>
    </FieldFrame>
  );
}

import type { ReactNode } from "react";

/** The props of every field. The first four come from a form's `text`, `tick` or `list`. */
export interface FieldProps {
  /**
   * Id of the control or group that an error summary leads to, unique in its tree. The ids of hint and error derive
   * from it.
   */
  readonly id: string;
  readonly name: string;
  /** The error: the mistake, and how to correct it. */
  readonly problem?: string | undefined;
  /** Read out in front of the error. */
  readonly problemWord?: string | undefined;
  readonly label: string;
  /** Shown above the field, where the keyboard of a phone does not cover it. May contain links. */
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** Adds to the label that the field may stay empty. Required fields, which most are, have no such mark. */
  readonly optional?: boolean | undefined;
}

export const hintIdOf = (id: string): string => `${id}-hint`;
export const problemIdOf = (id: string): string => `${id}-problem`;

/** The ids of hint and error, and of further descriptions of the field; `undefined` if it has none. */
export function descriptionOf({ id, hint, problem }: Pick<FieldProps, "id" | "hint" | "problem">, more?: string) {
  const ids = [hint !== undefined && hintIdOf(id), problem !== undefined && problemIdOf(id), more];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** The attributes of a field's only control. `more` is the id of another description. */
export function controlProps(props: FieldProps, more?: string) {
  const { id, name, problem, required = false } = props;
  return {
    id,
    name,
    "aria-describedby": descriptionOf(props, more),
    "aria-invalid": problem !== undefined || undefined,
    "aria-required": required || undefined,
  };
}

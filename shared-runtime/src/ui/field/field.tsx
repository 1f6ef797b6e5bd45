import type { ReactNode } from "react";
import { type FieldProps, hintIdOf, problemIdOf } from "./control-props.ts";
import { FieldProblem } from "./field-problem.tsx";
import * as styles from "./field.css.ts";

interface FieldFrameProps extends Pick<FieldProps, "name" | "problem"> {
  readonly children: ReactNode;
}

/**
 * The frame of a field, marked at its side while it has an error. When a field loses the focus, the form identifies the
 * field by `name`.
 */
export function FieldFrame({ name, problem, children }: FieldFrameProps) {
  return (
    <div className={problem === undefined ? styles.field : `${styles.field} ${styles.wrong}`} data-field={name}>
      {children}
    </div>
  );
}

/** The hint and the error of a field. The field refers to them by `descriptionOf`. */
export function FieldNotes({
  id,
  hint,
  problem,
  problemWord = "Fejl",
}: Pick<FieldProps, "id" | "hint" | "problem" | "problemWord">) {
  return (
    <>
      {hint !== undefined && (
        <p id={hintIdOf(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== undefined && <FieldProblem id={problemIdOf(id)} problem={problem} word={problemWord} />}
    </>
  );
}

/** The mark after the label of a field that may stay empty. */
export function OptionalMark({ optional = false }: Pick<FieldProps, "optional">) {
  return optional && <span className={styles.optional}> (valgfrit)</span>;
}

/** One control with its label, hint and error. The control takes `controlProps`. */
export function Field({ children, ...props }: FieldProps & { readonly children: ReactNode }) {
  return (
    <FieldFrame name={props.name} problem={props.problem}>
      <label htmlFor={props.id} className={styles.label}>
        {props.label}
        <OptionalMark optional={props.optional} />
      </label>
      <FieldNotes {...props} />
      {children}
    </FieldFrame>
  );
}

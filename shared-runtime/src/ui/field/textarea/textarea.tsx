import { danishNumber } from "../../../text/danish-number.ts";
import { memo, useDeferredValue } from "react";
import { fillText } from "../../../contract/fill-text.ts";
import { normalLines } from "../../../rules/normal-text.ts";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import { controlProps, type FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import * as input from "../input.css.ts";
import * as styles from "./textarea.css.ts";
import { useSettled } from "./use-settled.ts";

export interface TextareaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The most characters that the schema accepts, counted in the same way: in UTF-16 units of the normal form. */
  readonly most?: number;
  /** `{count}` is replaced by the number of characters left. */
  readonly leftText?: string;
  readonly tooManyText?: string;
}

/**
 * A field for several lines of text, which grows with the text. A visitor can type more characters than are accepted,
 * so that no text is cut.
 */
export const Textarea = memo(function Textarea({
  value,
  onChange,
  most,
  leftText = "{count} tegn tilbage",
  tooManyText = "{count} tegn for meget",
  ...field
}: TextareaProps) {
  const countId = `${field.id}-count`;
  const length = normalLines(useDeferredValue(value)).length;
  const count =
    most === undefined
      ? ""
      : fillText(length > most ? tooManyText : leftText, { count: danishNumber(Math.abs(most - length)) });
  const announced = useSettled(count);
  return (
    <Field {...field}>
      <textarea
        {...controlProps(field, most === undefined ? undefined : countId)}
        className={`${input.input[field.problem === undefined ? "right" : "wrong"]} ${styles.area}`}
        rows={5}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {most !== undefined && (
        <p className={length > most ? styles.tooMany : styles.left}>
          <span id={countId}>{count}</span>
          <VisuallyHidden>
            <span role="status">{announced}</span>
          </VisuallyHidden>
        </p>
      )}
    </Field>
  );
});

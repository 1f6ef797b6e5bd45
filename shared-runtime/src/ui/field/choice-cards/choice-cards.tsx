import { type KeyboardEvent, memo, type ReactNode, useRef } from "react";
import { type FieldProps, hintIdOf } from "../control-props.ts";
import { FieldGroup } from "../field-group.tsx";
import type { Option } from "../option.ts";
import * as radio from "../radio-group/radio-group.css.ts";
import * as styles from "./choice-cards.css.ts";

export interface CardOption<Value extends string = string> extends Option<Value> {
  /** Shown above the label in the look `illustration`. */
  readonly drawing?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string> extends FieldProps {
  /** `detailed`: rows with hints; `illustration`: tiles with a drawing; `simple`: short answers side by side. */
  readonly look: keyof typeof styles.cards;
  readonly options: readonly CardOption<Value>[];
  /** Empty until an answer is chosen. */
  readonly value: Value | "";
  /** Called on each change, also while the arrow keys move through the answers. Must not move the focus or the page. */
  readonly onChange: (value: Value) => void;
  /**
   * Called after `onChange` when the answer is given: by a press, Space or Enter. May open the next part. Not called if
   * a person uses the arrow keys and then Tab.
   */
  readonly onChoose?: (value: Value) => void;
}

function Cards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { look, options, value, onChange, onChoose, ...field } = props;
  // If an arrow key moves to another radio button, the browser reports a press on that radio button.
  const isMoving = useRef(false);
  const followKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    isMoving.current = event.type === "keydown" && event.key.startsWith("Arrow");
    if (event.type !== "keydown" || event.key !== "Enter" || onChoose === undefined) return;
    const option = options.find((one) => one.value === event.currentTarget.value);
    if (option === undefined) return;
    // Enter would otherwise submit the form.
    event.preventDefault();
    onChange(option.value);
    onChoose(option.value);
  };
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={styles.cards[look]}>
        {options.map((option) => {
          const id = `${field.id}-${option.value}`;
          const hintId = option.hint === undefined ? undefined : hintIdOf(id);
          return (
            <label key={option.value} className={styles.card[look]} htmlFor={id}>
              {look === "illustration" && option.drawing !== undefined && (
                <span className={styles.drawing}>{option.drawing}</span>
              )}
              <input
                id={id}
                className={field.problem === undefined ? radio.button : `${radio.button} ${radio.wrong}`}
                type="radio"
                name={field.name}
                value={option.value}
                checked={value === option.value}
                aria-labelledby={`${id}-label`}
                aria-describedby={hintId}
                onKeyDown={followKeys}
                onKeyUp={followKeys}
                onChange={() => onChange(option.value)}
                onClick={() => {
                  if (!isMoving.current) onChoose?.(option.value);
                }}
              />
              <span className={styles.words}>
                <span id={`${id}-label`} className={styles.label}>
                  {option.label}
                </span>
                {option.hint !== undefined && (
                  <span id={hintId} className={styles.hint}>
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}

/** A choice of one, with each option as a card that can be pressed as a whole. */
export const ChoiceCards = memo(Cards) as typeof Cards;

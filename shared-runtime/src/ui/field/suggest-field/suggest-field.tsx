import { type KeyboardEvent, memo, type InputHTMLAttributes, useState } from "react";
import { Announcer } from "../../announcer/announcer.tsx";
import { controlProps, type FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import * as input from "../input.css.ts";
import * as styles from "./suggest-field.css.ts";

export interface Suggestion {
  /** Unique among the suggestions. */
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface SuggestFieldProps extends FieldProps {
  /** The text in the field. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The suggestions that the owner found for the text; empty if there are none. */
  readonly suggestions: readonly Suggestion[];
  /** Called with the chosen suggestion. Must set the text. */
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly autoComplete?: InputHTMLAttributes<HTMLInputElement>["autoComplete"];
  /** Read out when the suggestions change. */
  readonly found?: (count: number) => string;
  /** Accessible name of the suggestions. */
  readonly listLabel?: string;
}

const foundInDanish = (count: number): string => `${count} forslag. Brug piletasterne.`;

/**
 * A text field with suggestions, which also accepts any other text. The suggestions are closed by Escape and when the
 * field loses the focus.
 */
export const SuggestField = memo(function SuggestField(props: SuggestFieldProps) {
  const {
    value,
    onChange,
    suggestions,
    onChoose,
    autoComplete,
    found = foundInDanish,
    listLabel = "Forslag",
    ...field
  } = props;
  const [isTyping, setTyping] = useState(false);
  const [at, setAt] = useState(-1);
  const [shown, setShown] = useState(suggestions);
  if (shown !== suggestions) {
    setShown(suggestions);
    setAt(-1);
  }
  const isOpen = isTyping && suggestions.length > 0;
  const active = isOpen ? suggestions[at] : undefined;
  const listId = `${field.id}-suggestions`;
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setTyping(false);
    setAt(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const followKeys = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const { length } = suggestions;
    if (event.key === "ArrowDown") setAt(at + 1 < length ? at + 1 : 0);
    else if (event.key === "ArrowUp") setAt(at > 0 ? at - 1 : length - 1);
    else if (event.key === "Enter" && active) choose(active);
    else if (event.key === "Escape") {
      // Keeps a dialog around the field open.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  return (
    <Field {...field}>
      <div className={styles.frame}>
        <input
          {...controlProps(field)}
          className={input.input[field.problem === undefined ? "right" : "wrong"]}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(at)}
          autoComplete={autoComplete}
          spellCheck={false}
          value={value}
          onKeyDown={followKeys}
          // Closes the suggestions. A press on a suggestion does not take the focus away.
          onBlur={close}
          onChange={({ currentTarget, nativeEvent }) => {
            // Autofill also fires an event, but the person has not typed.
            setTyping("inputType" in nativeEvent);
            setAt(-1);
            onChange(currentTarget.value);
          }}
        />
        <div id={listId} className={styles.list} role="listbox" aria-label={listLabel} hidden={!isOpen}>
          {isOpen &&
            suggestions.map((suggestion, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
              <div
                key={suggestion.value}
                id={optionId(index)}
                className={styles.option}
                role="option"
                aria-selected={index === at}
                tabIndex={-1}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <span>{suggestion.label}</span>
                {suggestion.hint !== undefined && <span className={styles.hint}>{suggestion.hint}</span>}
              </div>
            ))}
        </div>
        <Announcer message={isOpen ? found(suggestions.length) : ""} />
      </div>
    </Field>
  );
});

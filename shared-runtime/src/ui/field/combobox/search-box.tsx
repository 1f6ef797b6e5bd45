import { collection, connect, machine } from "@zag-js/combobox";
import { normalizeProps, useMachine } from "@zag-js/react";
import { type FocusEvent, useId, useMemo, useRef, useState } from "react";
import { Announcer } from "../../announcer/announcer.tsx";
import { ChevronDownIcon, CheckIcon, CrossIcon } from "../../icon/icon.tsx";
import { controlProps, type FieldProps } from "../control-props.ts";
import * as control from "../input.css.ts";
import type { Option } from "../option.ts";
import type { ComboboxTexts } from "./combobox.texts.ts";
import { matchingOptions } from "./matching-options.ts";
import * as styles from "./search-box.css.ts";

export interface SearchBoxProps {
  /** The props of the field whose control the input is. */
  readonly field: FieldProps;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly texts: ComboboxTexts;
}

/** The most suggestions that are shown. More would slow a phone down, and nobody reads them. */
const mostShown = 50;

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

/** The first options, and the chosen one if it is not among them, since Zag shows its label in the input. */
function firstOf(options: readonly Option[], value: string): readonly Option[] {
  const at = options.findIndex((option) => option.value === value);
  return at < mostShown
    ? options.slice(0, mostShown)
    : [...options.slice(at, at + 1), ...options.slice(0, mostShown - 1)];
}

/**
 * Zag without two of its actions. The first action reads suggestions out in English, and its live region is outside of
 * an open dialog, where screen readers do not listen. The second action writes the text of an earlier key press into
 * the input, so that later key presses are lost on a slow phone.
 */
const quietMachine = {
  ...machine,
  implementations: {
    ...machine.implementations,
    actions: {
      ...machine.implementations?.actions,
      announceHighlightedItem: () => {},
      syncInputValue: () => {},
    },
  },
} as typeof machine;

/** An input with suggestions. Loaded lazily, since Zag is larger than all other fields together. */
export function SearchBox({ field, options, value, onChange, texts }: SearchBoxProps) {
  const ownId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [text, setText] = useState(() => labelOf(options, value));
  const found = useMemo(() => matchingOptions(options, typed), [options, typed]);
  const shown = useMemo(() => collection({ items: firstOf(found, value) }), [found, value]);
  const service = useMachine(quietMachine, {
    id: ownId,
    ids: { input: field.id },
    getRootNode: () => root.current?.getRootNode() ?? document,
    collection: shown,
    value: value === "" ? [] : [value],
    inputBehavior: "autohighlight",
    openOnClick: true,
    positioning: { gutter: 4, sameWidth: true },
    onInputValueChange: ({ inputValue, reason }) => {
      setText(inputValue);
      if (reason === "input-change") setTyped(inputValue);
    },
    onValueChange: (details) => onChange(details.value[0] ?? ""),
    onOpenChange: ({ reason }) => {
      if (reason !== "input-change") setTyped("");
    },
    translations: { triggerLabel: texts.open, clearTriggerLabel: texts.clear },
  });
  const api = connect(service, normalizeProps);
  const { onChange: onType, ...input } = api.getInputProps();
  /** Closes the list. Zag does not: it listens to the document, which receives no focus change in a shadow root. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
    const label = labelOf(options, value);
    setTyped("");
    setText(label);
    api.setInputValue(label);
    api.setOpen(false);
  };
  const unseen = found.length - shown.size;
  return (
    <div {...api.getRootProps()} ref={root} className={styles.root} onBlur={leave}>
      <div {...api.getControlProps()} className={styles.frame}>
        <input
          {...input}
          {...controlProps(field)}
          className={`${control.input[field.problem === undefined ? "right" : "wrong"]} ${styles.input}`}
          defaultValue={undefined}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onType?.(event);
            if (event.currentTarget.value === "") onChange("");
          }}
        />
        <span className={styles.buttons}>
          <button {...api.getClearTriggerProps()} className={styles.button}>
            <CrossIcon />
          </button>
          <button {...api.getTriggerProps()} className={styles.button}>
            <ChevronDownIcon />
          </button>
        </span>
      </div>
      <div {...api.getPositionerProps()}>
        <div className={styles.panel} hidden={!api.open}>
          <ul {...api.getContentProps()} className={styles.list}>
            {shown.items.map((option) => (
              <li key={option.value} {...api.getItemProps({ item: option })} className={styles.option}>
                <span className={styles.words}>{option.label}</span>
                <span {...api.getItemIndicatorProps({ item: option })} className={styles.mark}>
                  <CheckIcon />
                </span>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className={styles.note}>{texts.none}</p>}
          {unseen > 0 && <p className={styles.note}>{texts.more(unseen)}</p>}
        </div>
      </div>
      <Announcer message={api.open ? announcement() : ""} />
    </div>
  );

  function announcement(): string {
    const highlighted = api.highlightedItem;
    if (found.length === 0) return texts.none;
    // VoiceOver does not read the active descendant of an input, so the live region has the highlighted option.
    if (highlighted && /Mac|iPhone|iPad/u.test(navigator.userAgent)) {
      return highlighted.value === value ? texts.chosen(highlighted.label) : highlighted.label;
    }
    return texts.found(found.length);
  }
}

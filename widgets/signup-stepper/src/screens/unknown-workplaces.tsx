import { fillText } from "shared-runtime/contract/fill-text.ts";
import { unknownText } from "../model/work-place.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./workplace-field.css.ts";

interface UnknownWorkplacesProps {
  readonly texts: SignupStepperTexts;
  readonly isSearched: boolean;
  /** Whether the search has results, among which the place is not. */
  readonly isFound: boolean;
  /** The name as typed. */
  readonly name: string;
  readonly onChoose: (text: string) => void;
}

/**
 * The ways on for a place that is not in the register: after a search, the name as typed; always, that it is abroad.
 * The search decides which of the two reasons for a typed name is sent.
 */
export function UnknownWorkplaces({ texts, isSearched, isFound, name, onChoose }: UnknownWorkplacesProps) {
  const typed = name.trim();
  const options = [
    ...(isSearched && typed !== ""
      ? [[isFound ? "notOnList" : "noneFound", fillText(texts.placeOwnName, { name: typed })] as const]
      : []),
    ["abroad", texts.placeAbroad] as const,
  ];
  return (
    <div className={styles.unknown}>
      {isSearched && <p className={styles.news}>{texts.placeUnknownTitle}</p>}
      {options.map(([option, label]) => (
        <button
          key={option}
          type="button"
          className={styles.option}
          onClick={() => onChoose(unknownText(option, name))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

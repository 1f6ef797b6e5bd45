import { unknownText } from "../model/work-place.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./workplace-field.css.ts";

interface UnknownWorkplacesProps {
  readonly texts: SignupStepperTexts;
  readonly isSearched: boolean;
  /** The name as typed. */
  readonly name: string;
  readonly onChoose: (text: string) => void;
}

/** The options for a place that is not on the list. Two of them are shown only after a search. */
export function UnknownWorkplaces({ texts, isSearched, name, onChoose }: UnknownWorkplacesProps) {
  const options = [
    ...(isSearched
      ? ([
          ["notOnList", texts.placeNotOnList],
          ["noneFound", texts.placeNoneFound],
        ] as const)
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

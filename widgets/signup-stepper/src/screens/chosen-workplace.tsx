import type { WorkPlace } from "shared-runtime/api/signup-work.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { placeWords } from "./place-words.ts";
import * as styles from "./workplace-field.css.ts";

interface ChosenWorkplaceProps {
  readonly texts: SignupStepperTexts;
  readonly place: WorkPlace;
  readonly id: string;
  readonly onChange: () => void;
}

/** The chosen place of work, with a button to choose another. */
export function ChosenWorkplace({ texts, place, id, onChange }: ChosenWorkplaceProps) {
  const [name, address] = placeWords(texts, place);
  return (
    <div className={styles.chosen}>
      <div>
        <p className={styles.label}>{texts.placeChosen}</p>
        <p className={styles.name}>{name}</p>
        {address !== "" && <p className={styles.address}>{address}</p>}
      </div>
      <Button id={id} variant="quiet" onClick={onChange}>
        {texts.placeChange} <VisuallyHidden>{texts.placeChosen}</VisuallyHidden>
      </Button>
    </div>
  );
}

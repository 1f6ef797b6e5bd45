import { ProgressSteps } from "shared-runtime/ui/progress-steps/progress-steps.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const cvSteps = ["Upload", "Analyse", "Resultat"];
const longSteps = ["Postnummer", "Medlemskabsoplysningsformularen", "Søgning", "Resultat"];

export function ProgressPart() {
  return (
    <Part name="Trin">
      {[0, 1, 2, 3].map((current) => (
        <Specimen key={current} of={`current ${current}`}>
          <ProgressSteps label={`Trin i CV-tjek, eksempel ${current}`} steps={cvSteps} current={current} />
        </Specimen>
      ))}
      <Specimen of="fire trin og et langt ord">
        <ProgressSteps label="Trin i et langt forløb" steps={longSteps} current={1} />
      </Specimen>
      <div className={styles.narrow}>
        <Specimen of="i en smal spalte">
          <ProgressSteps label="Trin i et smalt forløb" steps={longSteps} current={1} />
        </Specimen>
      </div>
    </Part>
  );
}

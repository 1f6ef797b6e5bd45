import { PasswordStrength } from "shared-runtime/ui/password-strength/password-strength.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const passwords = ["", "sommer", "sommerhus", "Sommerhus", "Sommerhus26", "Sommerhus-26"];

export function PasswordStrengthPart() {
  return (
    <Part name="Adgangskodens styrke">
      {passwords.map((password) => (
        <Specimen key={password} of={password === "" ? "ikke skrevet" : password}>
          <PasswordStrength password={password} texts={{ label: `Styrken af ${password || "ingenting"}` }} />
        </Specimen>
      ))}
      <div className={styles.narrow}>
        <Specimen of="i en smal spalte, med lange ord">
          <PasswordStrength
            password="Medlem"
            texts={{
              label: "Medlemskabsoplysningsadgangskodens styrke",
              levels: ["–", "–", "Utilstrækkelighedsniveau", "–", "–", "–"],
            }}
          />
        </Specimen>
      </div>
    </Part>
  );
}

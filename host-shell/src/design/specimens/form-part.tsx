import { useState } from "react";
import { ErrorSummary } from "shared-runtime/ui/field/error-summary/error-summary.tsx";
import { Honeypot } from "shared-runtime/ui/honeypot/honeypot.tsx";
import { StarRating } from "shared-runtime/ui/star-rating/star-rating.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

export function FormPart() {
  const [text, setText] = useState("");
  const [stars, setStars] = useState(3);
  return (
    <Part name="Formularer">
      <Specimen of="samling af fejl, som fører til hver slags felt">
        <ErrorSummary
          attempt={0}
          errors={[
            { fieldId: "text-wrong", message: "Skriv en gyldig e-mail, fx navn@firma.dk" },
            { fieldId: "phone-wrong", message: "Skriv et telefonnummer med 8 cifre" },
            { fieldId: "radio-wrong", message: "Vælg din situation" },
            { fieldId: "ticks-wrong", message: "Vælg mindst én" },
          ]}
        />
      </Specimen>
      <Specimen of="stjerner uden og med svar">
        <div className={styles.columns}>
          {[undefined, stars].map((value) => (
            <StarRating
              key={value === undefined ? "without" : "with"}
              legend="Hvor godt passer jobbet?"
              starsText={(count) => `${count} af 5 stjerner`}
              value={value}
              onChange={setStars}
            />
          ))}
        </div>
      </Specimen>
      <Specimen of="felt, som kun programmer finder">
        <Honeypot name="kontrolfelt" value={text} onChange={setText} />
      </Specimen>
    </Part>
  );
}

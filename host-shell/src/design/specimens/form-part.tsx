import { useState } from "react";
import { Checkbox } from "shared-runtime/ui/checkbox/checkbox.tsx";
import { ErrorSummary } from "shared-runtime/ui/error-summary/error-summary.tsx";
import { Honeypot } from "shared-runtime/ui/honeypot/honeypot.tsx";
import { Select } from "shared-runtime/ui/select/select.tsx";
import { StarRating } from "shared-runtime/ui/star-rating/star-rating.tsx";
import { TextField } from "shared-runtime/ui/text-field/text-field.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const long = "Medlemskabsoplysningsformularens arbejdsgiverbetalingsaftalenummer";

const regions = [
  { value: "all", label: "Hele landet" },
  { value: "4", label: "Midtjylland" },
] as const;

export function FormPart() {
  const [text, setText] = useState("");
  const [ticked, setTicked] = useState(false);
  const [region, setRegion] = useState<"all" | "4">("all");
  const [stars, setStars] = useState(3);
  const field = { value: text, onChange: setText };
  const choice = { checked: ticked, onChange: setTicked };
  return (
    <Part name="Formularer">
      <Specimen of="felt, med hjælp, med fejl">
        <div className={styles.columns}>
          <TextField id="plain" name="plain" label="Fornavn" {...field} />
          <TextField
            id="hinted"
            name="hinted"
            label="Telefon"
            hint="Er nummeret ikke dansk, så begynd med +."
            {...field}
          />
          <TextField
            id="wrong"
            name="wrong"
            label="E-mail"
            problem="Skriv en gyldig e-mail, fx navn@firma.dk"
            {...field}
          />
        </div>
      </Specimen>
      <Specimen of="afkrydsning, med hjælp, med fejl">
        <div className={styles.columns}>
          <Checkbox id="tick" name="tick" label="Send mig en kopi" {...choice} />
          <Checkbox
            id="tick-hinted"
            name="tick-hinted"
            label="I må kontakte mig"
            hint={
              <>
                Læs vores <a href="#privatliv">privatlivspolitik</a>.
              </>
            }
            {...choice}
          />
          <Checkbox id="tick-wrong" name="tick-wrong" label="I må gemme det" problem="Sæt kryds" {...choice} />
        </div>
      </Specimen>
      <Specimen of="lange ord i en smal spalte">
        <div className={styles.narrow}>
          <TextField id="long" name="long" label={long} hint={long} problem={long} {...field} />
          <Checkbox id="tick-long" name="tick-long" label={long} hint={long} problem={long} {...choice} />
        </div>
      </Specimen>
      <Specimen of="valg af en, og stjerner uden og med svar">
        <div className={styles.columns}>
          <Select
            id="region"
            name="region"
            label="Region"
            options={regions}
            value={region}
            onChange={(value) => setRegion(value)}
          />
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
      <Specimen of="samling af fejl">
        <ErrorSummary
          attempt={0}
          errors={[
            { fieldId: "wrong", message: "Skriv en gyldig e-mail, fx navn@firma.dk" },
            { fieldId: "tick-wrong", message: "Sæt kryds" },
          ]}
        />
      </Specimen>
      <Specimen of="felt, som kun programmer finder">
        <Honeypot name="website" {...field} />
      </Specimen>
    </Part>
  );
}

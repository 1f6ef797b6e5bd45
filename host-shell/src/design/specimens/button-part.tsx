import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { ArrowDownIcon, ArrowRightIcon, UploadIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const variants = ["accent", "outline", "quiet"] as const;

export function ButtonPart() {
  return (
    <Part name="Knapper">
      <Specimen of="accent, outline, quiet">
        <div className={styles.row}>
          <Button variant="accent">Vælg dit CV</Button>
          <Button variant="outline">Upload nyt CV</Button>
          <Button variant="quiet">Åbn alle områder</Button>
        </div>
      </Specimen>
      <Specimen of="med tegn">
        <div className={styles.row}>
          <Button variant="accent" icon={<UploadIcon />}>
            Vælg dit CV
          </Button>
          <Button variant="outline" icon={<ArrowDownIcon />}>
            Se forslagene
          </Button>
          <Button variant="quiet" icon={<ArrowRightIcon />}>
            Videre
          </Button>
        </div>
      </Specimen>
      <Specimen of="busy">
        <div className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy busyLabel="Sender …">
              Send
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen of="blocked (aria-disabled)">
        <div className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} blocked>
              Fortsæt
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen of="ButtonLink">
        <div className={styles.row}>
          <ButtonLink variant="accent" href="#bliv-medlem">
            Bliv medlem
          </ButtonLink>
          <ButtonLink variant="quiet" href="#cv-tjek">
            Læs mere om CV-tjek
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen of="lang tekst i en smal spalte">
        <div className={styles.narrow}>
          <Button variant="outline">Send medlemskabsoplysningsformularen nu</Button>
        </div>
      </Specimen>
      <Specimen of="wide (fylder bredden på en telefon)">
        <Button variant="accent" wide>
          Vælg dit CV
        </Button>
      </Specimen>
    </Part>
  );
}

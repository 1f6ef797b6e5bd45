import { text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { offPaper, onPaper, unbroken } from "shared-runtime/ui/print/print.css.ts";
import { Receipt } from "shared-runtime/ui/receipt/receipt.tsx";
import type { TimelineEvent } from "shared-runtime/ui/timeline/timeline.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const sentAt = new Date("2026-11-24T12:05:00Z");
const rows = [
  { name: "Emne", value: "Sparring om løn" },
  { name: "Din situation", value: "I job, med opsagt stilling pr. 31. januar" },
  { name: "Filer", value: "kontrakt-2024.pdf, lønseddel-oktober.pdf" },
  { name: "Vi svarer på", value: "anna.holm@example.dk" },
];
const next: readonly TimelineEvent[] = [
  { key: "sent", state: "done", title: "Vi har fået din henvendelse" },
  { key: "read", state: "now", title: "En rådgiver læser den", time: "Inden for to hverdage" },
  { key: "call", state: "later", title: "Rådgiveren ringer til dig", time: "Mellem kl. 8 og 16" },
];
const long = "Medlemskabsoplysningsformularbehandlingsgebyrfritagelse";

export function ReceiptPart() {
  return (
    <Part name="Kvittering og papir">
      <Specimen of="det, der er sendt, og det, der nu sker">
        <Receipt
          title="Tak for din henvendelse"
          level={3}
          number="LK-2026-004711"
          sentAt={sentAt}
          rows={rows}
          next={next}
          action={
            <ButtonLink variant="accent" href="#selvbetjening">
              Se den i selvbetjening
            </ButtonLink>
          }
        />
      </Specimen>
      <div className={styles.narrow}>
        <Specimen of="lange ord i en smal spalte, uden forløb">
          <Receipt
            title="Tak for medlemskabsoplysningsformularen"
            number={long}
            sentAt={sentAt}
            rows={[{ name: long, value: long }]}
          />
        </Specimen>
      </div>
      <Specimen of="papir: kun det sidste står på en udskrift, i lyse farver og på én side">
        <div className={`${styles.swatch} ${onPaper}`}>
          <div className={offPaper}>
            <Button variant="outline" onClick={() => print()}>
              Udskriv
            </Button>
          </div>
          <p className={`${text.body} ${unbroken}`}>Denne sætning kommer med på papiret, knappen gør ikke.</p>
        </div>
      </Specimen>
    </Part>
  );
}

import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { PricePanel } from "shared-runtime/ui/price-panel/price-panel.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const title = "Lederkredsen med a-kasse";
const parts = [
  { name: "Fagforening", oere: 29_900 },
  { name: "A-kasse for ledere", oere: 49_200 },
  { name: "Rådgivning om løn, kontrakt og ledelse" },
];
const longParts = [
  { name: "Medlemskabsoplysningsformularbehandlingsgebyr", oere: 123_456_700 },
  { name: "Arbejdsløshedsforsikringstillægsordning med ledighedsunderstøttelse", oere: 49_250 },
];
const order = (
  <ButtonLink variant="accent" href="#bliv-medlem">
    Bliv medlem
  </ButtonLink>
);
const known = { state: "known", oere: 79_100, saving: "Du sparer 212,- om måneden" } as const;

export function PricePanelPart() {
  return (
    <Part name="Pris">
      <Specimen of="kendt, med dele og besparelse">
        <PricePanel
          title={title}
          price={{ ...known, remark: "2.373 kr. hvert kvartal, første gang 4. januar" }}
          parts={parts}
          action={order}
        />
      </Specimen>
      <div className={styles.columns}>
        <Specimen of="henter">
          <PricePanel title={title} price={{ state: "loading" }} parts={parts} action={order} />
        </Specimen>
        <Specimen of="kan ikke hentes">
          <PricePanel title={title} price={{ state: "unavailable", onRetry: () => {} }} parts={parts} action={order} />
        </Specimen>
        <Specimen of="i en spalte">
          <PricePanel title={title} price={known} parts={parts} action={order} />
        </Specimen>
      </div>
      <Specimen of="med grund, pris efter skat og en anden form">
        <PricePanel
          title="Fagforening"
          price={{
            state: "known",
            oere: 9_900,
            reason: "Din pris er 99 kr./md., fordi du ikke leder nogen endnu.",
            remark: "297 kr. hvert kvartal, første gang 4. januar",
            note: "Efter skat ca. 74 kr./md.",
          }}
          texts={{ amount: "{price} kr." }}
        />
      </Specimen>
      <Specimen of="dyrere end i dag, uden dele">
        <PricePanel
          title="Lederkredsen uden a-kasse"
          price={{ state: "known", oere: 123_450, remark: "Det er 84,- mere om måneden, end du betaler i dag." }}
        />
      </Specimen>
      <div className={styles.narrow}>
        <Specimen of="lange ord og store tal i en smal spalte">
          <PricePanel
            title="Medlemskabsoplysningsformularen"
            price={{ state: "known", oere: 123_456_700, saving: "Medlemskabsoplysningsbesparelse på 1.234.567,-" }}
            parts={longParts}
            action={order}
          />
        </Specimen>
      </div>
    </Part>
  );
}

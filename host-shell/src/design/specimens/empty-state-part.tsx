import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { CalendarDrawing } from "shared-runtime/ui/drawing/calendar.tsx";
import { LetterDrawing } from "shared-runtime/ui/drawing/letter.tsx";
import { MapDrawing } from "shared-runtime/ui/drawing/map.tsx";
import { EmptyState } from "shared-runtime/ui/empty-state/empty-state.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

export function EmptyStatePart() {
  return (
    <Part name="Når der ikke er noget">
      <Specimen of="med tegning og handling, i et kort">
        <Card>
          <EmptyState
            drawing={<LetterDrawing />}
            title="Du har ikke sendt os noget endnu"
            action={
              <ButtonLink variant="accent" href="#blanketter">
                Find en blanket
              </ButtonLink>
            }
          >
            Når du sender en blanket, kan du følge den her.
          </EmptyState>
        </Card>
      </Specimen>
      <div className={styles.columns}>
        <Specimen of="i en spalte">
          <EmptyState
            drawing={<MapDrawing />}
            title="Ingen job inden for 10 km"
            action={<Button variant="outline">Søg længere væk</Button>}
          >
            Der er 14 job, der passer til dig, inden for 25 km.
          </EmptyState>
        </Specimen>
        <Specimen of="uden tegning og handling">
          <EmptyState title="Ingen beskeder">Du får besked her og på mail, når der sker noget i din sag.</EmptyState>
        </Specimen>
        <Specimen of="lange ord">
          <EmptyState
            drawing={<CalendarDrawing />}
            title="Medlemskabsoplysningsformularen"
            action={<Button variant="outline">Medlemskabsoplysningsformularoversigten</Button>}
          >
            Arbejdsløshedsforsikringstillægsordningsbehandlingstiden er ikke begyndt.
          </EmptyState>
        </Specimen>
      </div>
    </Part>
  );
}

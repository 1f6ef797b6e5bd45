import { text } from "shared-runtime/theme/typography.css.ts";
import { Timeline, type TimelineEvent } from "shared-runtime/ui/timeline/timeline.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const events: readonly TimelineEvent[] = [
  { key: "sent", state: "done", title: "Du har meldt dig ind", time: "24. november 2026" },
  { key: "signed", state: "done", title: "Du har underskrevet med MitID", time: "24. november 2026" },
  {
    key: "read",
    state: "now",
    title: "Vi læser dine oplysninger",
    time: "Inden for to hverdage",
    content: <p className={text.soft}>Du skal ikke gøre noget. Vi ringer, hvis vi mangler noget.</p>,
  },
  { key: "start", state: "later", title: "Dit medlemskab begynder", time: "1. december 2026" },
  { key: "pay", state: "later", title: "Den første opkrævning kommer", time: "Midt i december" },
];

const all = (state: TimelineEvent["state"]) => events.slice(0, 3).map((event) => ({ ...event, state }));

export function TimelinePart() {
  return (
    <Part name="Tidslinje">
      <Specimen of="sket, nu og senere">
        <Timeline label="Din indmeldelse" events={events} />
      </Specimen>
      <div className={styles.columns}>
        <Specimen of="alt er sket">
          <Timeline label="Et forløb, der er slut" events={all("done")} />
        </Specimen>
        <Specimen of="intet er sket">
          <Timeline label="Et forløb, der ikke er begyndt" events={all("later")} />
        </Specimen>
      </div>
      <div className={styles.narrow}>
        <Specimen of="lange ord i en smal spalte">
          <Timeline
            label="Et smalt forløb"
            events={[
              { key: "long", state: "done", title: "Medlemskabsoplysningsformularen er modtaget" },
              { key: "longer", state: "now", title: "Arbejdsløshedsforsikringstillægsordningsbehandling" },
            ]}
          />
        </Specimen>
      </div>
    </Part>
  );
}

import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { type Column, DataTable } from "shared-runtime/ui/data-table/data-table.tsx";
import { compact } from "shared-runtime/ui/density/density.css.ts";
import { EmptyState } from "shared-runtime/ui/empty-state/empty-state.tsx";
import { KeyValueSummary } from "shared-runtime/ui/key-value-summary/key-value-summary.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

interface Letter {
  readonly subject: string;
  readonly sent: string;
  readonly pages: number;
}

const columns: readonly Column<Letter>[] = [
  { key: "subject", header: "Emne", cell: ({ subject }) => <a href="#brev">{subject}</a> },
  { key: "sent", header: "Sendt", cell: ({ sent }) => sent },
  { key: "pages", header: "Sider", align: "end", cell: ({ pages }) => pages, compare: (a, b) => a.pages - b.pages },
];

const letters: readonly Letter[] = [
  { subject: "Velkommen i a-kassen", sent: "3. november 2026", pages: 2 },
  { subject: "Medlemskabsoplysningsformularen", sent: "9. november 2026", pages: 14 },
  { subject: "Din dagpengesats", sent: "20. november 2026", pages: 1 },
];

const table = (rows: readonly Letter[]) => (
  <DataTable
    caption="Breve fra os"
    columns={columns}
    rows={rows}
    keyOf={({ subject }) => subject}
    empty={<EmptyState title="Ingen breve endnu">Når vi skriver til dig, finder du brevet her.</EmptyState>}
  />
);

const summary = (
  <KeyValueSummary
    rows={[
      {
        label: "Adresse",
        value: "Margenvej 14\n2100 København Ø",
        action: (
          <Button variant="quiet">
            Ret<VisuallyHidden> adresse</VisuallyHidden>
          </Button>
        ),
      },
      { label: "Medlemskab", value: "Fagforening og a-kasse" },
      {
        label: "Arbejdsløshedsforsikringstillægsordning",
        value: "Ikke tilmeldt",
        action: (
          <ButtonLink variant="quiet" href="#tilmeld">
            Tilmeld<VisuallyHidden> dig tillægsordningen</VisuallyHidden>
          </ButtonLink>
        ),
      },
    ]}
  />
);

export function DataPart() {
  return (
    <Part name="Tabel og oplysninger">
      <Specimen of="tabel, som kan sorteres efter sider">{table(letters)}</Specimen>
      <div className={styles.narrow}>
        <Specimen of="på en telefon er rækkerne kort">{table(letters)}</Specimen>
      </div>
      <Specimen of="tom">{table([])}</Specimen>
      <Specimen of="oplysninger">{summary}</Specimen>
      <div className={styles.narrow}>
        <Specimen of="oplysninger på en telefon">{summary}</Specimen>
      </div>
      <div className={compact}>
        <Specimen of="compact: tættere, til det, man læser tit">
          {table(letters)}
          {summary}
        </Specimen>
      </div>
    </Part>
  );
}

import type { CvEntry, CvReading, ShownEntry } from "shared-runtime/api/cv-reading.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { newEntry } from "./entry-draft.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryRow } from "./entry-row.tsx";
import { periodInWords } from "./entry-words.ts";
import type { ReadingChange } from "./reading-change.ts";
import type { Correcting } from "./reading.machine.ts";
import { readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";
import { rowsOf } from "./shown-order.ts";

interface EntryListProps {
  readonly reading: CvReading;
  readonly correcting: Correcting | undefined;
  readonly isBusy: boolean;
  readonly onCorrect: (correcting: Correcting) => void;
  readonly onLeave: () => void;
  readonly onChange: (change: ReadingChange) => void;
}

/** The entries and the gaps between them, the latest first. The form of an entry replaces its row. */
export function EntryList({ reading, correcting, isBusy, onCorrect, onLeave, onChange }: EntryListProps) {
  const add = (from: Partial<Omit<CvEntry, "id">>, after?: string) =>
    onCorrect({ kind: "added", entry: newEntry(from), ...(after !== undefined && { after }) });
  const added = correcting?.kind === "added" && (
    <EntryForm
      key={correcting.entry.id}
      entry={correcting.entry}
      onSave={(entry) => onChange(addition(entry, correcting))}
      onCancel={onLeave}
    />
  );
  const isFor = (entry: ShownEntry): boolean => correcting?.kind === "added" && correcting.after === entry.id;
  return (
    <>
      <ul className={styles.rows} role="list" aria-label={texts.entries}>
        {rowsOf(reading).map((row) =>
          "gap" in row ? (
            <li key={`gap ${row.gap.from}`} className={styles.gapRow}>
              <p className={text.small}>
                {texts.gap}: {periodInWords(row.gap)}
              </p>
              <Button variant="quiet" blocked={isBusy} onClick={() => add(row.gap)}>
                {texts.fillGap}
              </Button>
            </li>
          ) : (
            <li key={row.entry.id}>
              {correcting?.kind === "entry" && correcting.id === row.entry.id ? (
                <EntryForm
                  entry={row.entry}
                  others={reading.entries.filter(({ id }) => id !== row.entry.id)}
                  onSave={(entry) => onChange({ kind: "entry", entry })}
                  onJoin={(other) => onChange({ kind: "joined", id: row.entry.id, other })}
                  onDivide={() => add(dividedFrom(row.entry), row.entry.id)}
                  onRemove={() => onChange({ kind: "removed", id: row.entry.id })}
                  onCancel={onLeave}
                />
              ) : (
                <EntryRow
                  entry={row.entry}
                  isBusy={isBusy}
                  onCorrect={() => onCorrect({ kind: "entry", id: row.entry.id })}
                  onConfirm={() => onChange({ kind: "confirmed", id: row.entry.id })}
                />
              )}
              {isFor(row.entry) && added}
            </li>
          ),
        )}
      </ul>
      {correcting?.kind === "added" && correcting.after === undefined ? (
        added
      ) : (
        <div className={styles.actions}>
          <Button variant="outline" data-correct="added" blocked={isBusy} onClick={() => add({})}>
            {texts.addEntry}
          </Button>
        </div>
      )}
    </>
  );
}

function addition(entry: CvEntry, { after }: Extract<Correcting, { kind: "added" }>): ReadingChange {
  return { kind: "entry", entry, ...(after !== undefined && { after }) };
}

/** The second of the entries that were read as one. It has the same period until the visitor changes it. */
function dividedFrom({ kind, from, to, parts }: CvEntry): Partial<CvEntry> {
  return { kind, ...(from !== undefined && { from }), ...(to !== undefined && { to }), parts };
}

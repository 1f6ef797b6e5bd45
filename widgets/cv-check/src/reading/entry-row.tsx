import type { ShownEntry } from "shared-runtime/api/cv-reading.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { nameOf, periodInWords } from "./entry-words.ts";
import { kindTexts, readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";

interface EntryRowProps {
  readonly entry: ShownEntry;
  readonly isBusy: boolean;
  readonly onCorrect: () => void;
  readonly onConfirm: () => void;
}

/** One entry, with a question if it may have been misread. */
export function EntryRow({ entry, isBusy, onCorrect, onConfirm }: EntryRowProps) {
  const name = nameOf(entry);
  return (
    <div className={entry.isCertain ? styles.row : styles.doubtedRow}>
      <div>
        <p className={text.caption}>
          {kindTexts[entry.kind]} · {originOf(entry)}
        </p>
        <p className={styles.name}>{name}</p>
        <p className={text.small}>{periodInWords(entry)}</p>
        {!entry.isCertain && <p className={styles.question}>{texts.doubt}</p>}
      </div>
      <div className={styles.actions}>
        {!entry.isCertain && (
          <Button
            variant="outline"
            aria-label={fillText(texts.confirmOf, { what: name })}
            blocked={isBusy}
            onClick={onConfirm}
          >
            {texts.doubtYes}
          </Button>
        )}
        <Button
          variant="quiet"
          data-correct={entry.id}
          aria-label={fillText(texts.correctOf, { what: name })}
          blocked={isBusy}
          onClick={onCorrect}
        >
          {texts.correct}
        </Button>
      </div>
    </div>
  );
}

function originOf({ place, isConfirmed }: ShownEntry): string {
  const page = place === undefined ? texts.added : fillText(texts.page, { page: String(place.page) });
  return isConfirmed && place !== undefined ? `${page} · ${texts.confirmed}` : page;
}

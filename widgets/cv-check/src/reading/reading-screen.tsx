import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { newEntry } from "./entry-draft.ts";
import { EntryList } from "./entry-list.tsx";
import type { Shown } from "./reading.view.ts";
import type { ReadingEvent } from "./reading.machine.ts";
import { readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";
import { ShortLists } from "./short-lists.tsx";
import { TimeLine } from "./time-line.tsx";
import { UnsavedNotice } from "./unsaved-notice.tsx";

interface ReadingScreenProps {
  readonly shown: Shown;
  readonly today: Date;
  readonly dispatch: (event: ReadingEvent) => void;
}

/** What was read, drawn and as lists, and the state of the last correction. */
export function ReadingScreen({ shown, today, dispatch }: ReadingScreenProps) {
  const { at, reading, correcting, problem } = shown;
  if (at === "gone")
    return (
      <Notice status="info" live="status" title={texts.goneTitle}>
        {texts.goneText}
      </Notice>
    );
  if (at === "unavailable") return <p className={text.soft}>{texts.unavailable}</p>;
  if (at === "unread")
    return (
      <Notice status="bad" live="alert" title={texts.unreadTitle}>
        <p>{texts.unreadText}</p>
        <Button variant="outline" onClick={() => dispatch({ type: "reading.retried" })}>
          {texts.retry}
        </Button>
      </Notice>
    );
  if (reading === undefined) return <p className={text.soft}>{texts.loading}</p>;
  const isBusy = at === "saving" || at === "comparing" || at === "conflict" || at === "failed";
  const list = {
    reading,
    correcting,
    isBusy,
    onCorrect: (next: NonNullable<typeof correcting>) => dispatch({ type: "correction.begun", correcting: next }),
    onLeave: () => dispatch({ type: "correction.left" }),
    onChange: (change: Extract<ReadingEvent, { type: "change.made" }>["change"]) =>
      dispatch({ type: "change.made", change }),
  };
  return (
    <div className={styles.content}>
      {(at === "conflict" || at === "failed") && <UnsavedNotice at={at} problem={problem} dispatch={dispatch} />}
      <TimeLine entries={reading.entries} gaps={reading.gaps} today={today} />
      {reading.entries.length === 0 && <p className={text.soft}>{texts.emptyText}</p>}
      {reading.missed !== undefined && (
        <Notice status="warn" word={texts.doubt} title={texts.missedTitle}>
          <p>{fillText(texts.missedText, { words: reading.missed })}</p>
          <div className={styles.actions}>
            <Button
              variant="outline"
              blocked={isBusy}
              onClick={() =>
                list.onCorrect({ kind: "added", entry: newEntry({ title: reading.missed?.slice(0, 120) ?? "" }) })
              }
            >
              {texts.missedAdd}
            </Button>
            <Button variant="quiet" blocked={isBusy} onClick={() => list.onChange({ kind: "allConfirmed" })}>
              {texts.missedNo}
            </Button>
          </div>
        </Notice>
      )}
      <EntryList {...list} />
      <ShortLists {...list} />
      <div className={styles.actions}>
        {reading.isComplete ? (
          <p className={text.small}>{texts.allRightDone}</p>
        ) : (
          <Button
            variant="outline"
            data-correct="all"
            blocked={isBusy}
            onClick={() => list.onChange({ kind: "allConfirmed" })}
          >
            {texts.allRight}
          </Button>
        )}
        {reading.canUndo && (
          <Button
            variant="quiet"
            data-correct="undo"
            blocked={isBusy}
            onClick={() => dispatch({ type: "change.undone" })}
          >
            {texts.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

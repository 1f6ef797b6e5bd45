import { type Failure, failureText } from "shared-runtime/api/failure.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { ReadingEvent } from "./reading.machine.ts";
import { readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";
import { useFocusOnce } from "./use-focus-once.ts";

interface UnsavedNoticeProps {
  readonly at: "conflict" | "failed";
  readonly problem: Failure | undefined;
  readonly dispatch: (event: ReadingEvent) => void;
}

/** Says why a correction is not stored, and offers to store it again. Takes the focus, since the form may be far below. */
export function UnsavedNotice({ at, problem, dispatch }: UnsavedNoticeProps) {
  const notice = useFocusOnce<HTMLDivElement>("button");
  const isConflict = at === "conflict";
  return (
    <div ref={notice}>
      <Notice
        status={isConflict ? "warn" : "bad"}
        live="alert"
        title={isConflict ? texts.conflictTitle : texts.failedTitle}
      >
        <p>
          {isConflict
            ? texts.conflictText
            : failureText(problem, { offline: texts.failedOffline, other: texts.failedOther })}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => dispatch({ type: "change.retried" })}>
            {isConflict ? texts.conflictKeep : texts.retry}
          </Button>
          <Button variant="quiet" onClick={() => dispatch({ type: "change.dropped" })}>
            {isConflict ? texts.conflictDrop : texts.failedBack}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

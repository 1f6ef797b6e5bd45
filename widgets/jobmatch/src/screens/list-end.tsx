import type { RefObject } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ArrowDownIcon, ArrowUpIcon, RetryIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import * as styles from "./list-end.css.ts";

export interface ListEndProps {
  readonly texts: JobmatchTexts<"list" | "result">;
  /** The number of jobs that are shown. */
  readonly shown: number;
  /** The number of jobs that the visitor can see. */
  readonly count: number;
  readonly titleRef: RefObject<HTMLHeadingElement | null> | undefined;
  readonly onMore: (() => void) | undefined;
  readonly onRestart: (() => void) | undefined;
}

/** A list with at most this number of jobs has no button to its top, which is near in any case. */
const usuallySeen = 3;

/** The actions at the end of the list: show more jobs, go to the top, or restart. */
export function ListEnd({ texts, shown, count, titleRef, onMore, onRestart }: ListEndProps) {
  return (
    <>
      {shown < count && (
        <div className={styles.more}>
          <p className={text.small}>{fillText(texts.shownCount, { shown, count })}</p>
          <Button variant="outline" wide icon={<ArrowDownIcon />} onClick={onMore}>
            {texts.more} {fillText(texts.moreLeft, { left: count - shown })}
          </Button>
        </div>
      )}
      {Math.min(shown, count) > usuallySeen && (
        <div className={styles.end}>
          <Button variant="quiet" icon={<RetryIcon />} onClick={onRestart}>
            {texts.restart}
          </Button>
          <Button variant="quiet" icon={<ArrowUpIcon />} onClick={() => leadTo(titleRef?.current)}>
            {texts.toTop}
          </Button>
        </div>
      )}
    </>
  );
}

/** Focuses the heading and scrolls to it. */
function leadTo(title: HTMLElement | null | undefined): void {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "start" });
}

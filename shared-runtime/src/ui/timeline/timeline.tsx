import type { ReactNode } from "react";
import { CheckIcon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./timeline.css.ts";

type TimelineState = "done" | "now" | "later";

export interface TimelineEvent {
  readonly key: string;
  readonly state: TimelineState;
  readonly title: string;
  /** When it happens: "24. november" or "Inden for to hverdage". */
  readonly time?: string;
  readonly content?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name of the list: "Din sag". */
  readonly label: string;
  readonly events: readonly TimelineEvent[];
  /** Words that are read out in front of each title, instead of the marks. */
  readonly words?: Readonly<Record<TimelineState, string>>;
}

const danish: Readonly<Record<TimelineState, string>> = { done: "Klaret", now: "Nu", later: "Senere" };

/** Events in their order, the oldest first. */
export function Timeline({ label, events, words = danish }: TimelineProps) {
  return (
    <ol className={styles.list} role="list" aria-label={label}>
      {events.map(({ key, state, title, time, content }) => (
        <li key={key} className={styles.events[state]} aria-current={state === "now" ? "step" : undefined}>
          <span className={styles.marks[state]}>{state === "done" && <CheckIcon />}</span>
          <div className={styles.content}>
            <p className={styles.titles[state]}>
              <VisuallyHidden>{words[state]}: </VisuallyHidden>
              {title}
            </p>
            {time !== undefined && <p className={styles.time}>{time}</p>}
            {content !== undefined && <div>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

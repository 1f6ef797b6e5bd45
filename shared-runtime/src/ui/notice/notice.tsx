import type { ReactNode } from "react";
import { StatusIcon, type Status } from "../status-icon/status-icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./notice.css.ts";

type NoticeStatus = Exclude<Status, "unjudged" | "lift">;

export interface NoticeProps {
  readonly status: NoticeStatus;
  readonly title?: ReactNode;
  /** Replaces the default word for the status ("Fejl", "Bemærk" …), which is read out instead of the icon. */
  readonly word?: string;
  /** `status` is announced politely, `alert` at once. A notice that is shown from the start needs neither. */
  readonly live?: "status" | "alert";
  readonly children?: ReactNode;
}

const words: Readonly<Record<NoticeStatus, string>> = {
  good: "Klaret",
  warn: "Bemærk",
  bad: "Fejl",
  info: "Information",
};

export function Notice({ status, title, word = words[status], live, children }: NoticeProps) {
  return (
    <div className={styles.notice[status]} role={live}>
      <span className={styles.mark}>
        <StatusIcon status={status} />
      </span>
      <div className={styles.content}>
        {title !== undefined && (
          <p className={styles.title}>
            <VisuallyHidden>{word}: </VisuallyHidden>
            {title}
          </p>
        )}
        <div>
          {title === undefined && <VisuallyHidden>{word}: </VisuallyHidden>}
          {children}
        </div>
      </div>
    </div>
  );
}

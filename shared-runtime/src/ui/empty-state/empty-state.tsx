import type { ReactNode } from "react";
import { heading, text } from "../../theme/typography.css.ts";
import * as styles from "./empty-state.css.ts";

export interface EmptyStateProps {
  /** One of the decorative drawings. */
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly level?: 2 | 3 | 4;
  /** Why the list is empty, and how to fill it. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces a list that has nothing to show. */
export function EmptyState({ drawing, title, level = 3, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.place}>
      <div className={styles.empty}>
        {drawing !== undefined && <div className={styles.drawing}>{drawing}</div>}
        <div className={styles.words}>
          <Heading className={heading.xl}>{title}</Heading>
          <p className={text.soft}>{children}</p>
          {action !== undefined && <div className={styles.actions}>{action}</div>}
        </div>
      </div>
    </div>
  );
}

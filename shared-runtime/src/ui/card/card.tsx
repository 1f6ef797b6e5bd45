import type { ReactNode } from "react";
import * as styles from "./card.css.ts";

export interface CardProps {
  readonly tone?: keyof typeof styles.card;
  /**
   * Id of the heading that names the card. It is a group, not a landmark: a page may have the same widget
   * twice, and landmark names must be unique.
   */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

export function Card({ tone = "surface", labelledBy, children }: CardProps) {
  return (
    <div
      className={styles.card[tone]}
      role={labelledBy === undefined ? undefined : "group"}
      aria-labelledby={labelledBy}
    >
      {children}
    </div>
  );
}

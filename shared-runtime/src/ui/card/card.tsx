import type { ReactNode } from "react";
import * as styles from "./card.css.ts";

export interface CardProps {
  readonly tone?: keyof typeof styles.card;
  /**
   * Id of the heading that names the card. The card is a group and not a landmark, since names of landmarks must be
   * unique and a page may have a widget twice.
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

import type { ReactNode } from "react";
import * as styles from "./card.css.ts";

export interface CardProps {
  readonly tone?: keyof typeof styles.card;
  /**
   * Id of the heading inside, which names the card. It is a group and not a landmark: the same widget may stand on a page
   * twice, and landmarks of one name only once.
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

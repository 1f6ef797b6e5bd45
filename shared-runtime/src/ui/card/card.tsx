import type { ReactNode } from "react";
import * as styles from "./card.css.ts";

export interface CardProps {
  readonly tone?: keyof typeof styles.card;
  /** Id of the heading inside. With it the card is a section that can be found in a list of landmarks. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

export function Card({ tone = "surface", labelledBy, children }: CardProps) {
  const Element = labelledBy === undefined ? "div" : "section";
  return (
    <Element className={styles.card[tone]} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}

import type { ReactNode } from "react";
import * as styles from "./badge.css.ts";

export interface BadgeProps {
  readonly tone?: keyof typeof styles.badge;
  readonly children: ReactNode;
}

/** Two or three words that sum something up. The colour repeats what the words say. */
export function Badge({ tone = "info", children }: BadgeProps) {
  return <span className={styles.badge[tone]}>{children}</span>;
}

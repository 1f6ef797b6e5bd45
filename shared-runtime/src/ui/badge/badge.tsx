import type { ReactNode } from "react";
import * as styles from "./badge.css.ts";

export interface BadgeProps {
  readonly tone?: keyof typeof styles.badge;
  readonly children: ReactNode;
}

/** A label of two or three words. The colour only repeats their meaning. */
export function Badge({ tone = "info", children }: BadgeProps) {
  return <span className={styles.badge[tone]}>{children}</span>;
}

import type { ReactNode } from "react";
import * as styles from "./drawing.css.ts";

/**
 * A decorative drawing of 120 by 120 units, as wide as its container. All drawings use only paper, ink, sand, sun and
 * one accent, with lines of 2.5 units.
 */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden>
      {children}
    </svg>
  );
}

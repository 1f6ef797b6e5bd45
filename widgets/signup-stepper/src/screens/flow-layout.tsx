import type { ReactNode } from "react";
import * as styles from "./flow-layout.css.ts";

interface FlowLayoutProps {
  readonly children: ReactNode;
  /** Shown to the right of the steps on a wide screen. */
  readonly side?: ReactNode;
}

/** The steps, and on a wide screen what they lead to at their right. */
export function FlowLayout({ children, side }: FlowLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.steps}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}

/** The place of the price below the step. On a wide screen, the price is at the side. */
export function PricePlace({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

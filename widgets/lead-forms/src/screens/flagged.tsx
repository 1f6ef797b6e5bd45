import type { ReactNode } from "react";
import * as styles from "./flagged.css.ts";

export type FlagProps = Readonly<Record<string, unknown>>;

interface FlaggedProps {
  /** The flag of the field. If absent, the field is always asked for. */
  readonly flag: string | undefined;
  /** `undefined` in the first frame, where the style sheet reads the placeholder's attributes. */
  readonly props: FlagProps | undefined;
  readonly children: ReactNode;
}

/** A field that is asked for only if its flag is set. */
export function Flagged({ flag, props, children }: FlaggedProps) {
  if (flag === undefined) return children;
  if (props === undefined) return <div className={styles.unless[flag]}>{children}</div>;
  return props[flag] ? children : null;
}

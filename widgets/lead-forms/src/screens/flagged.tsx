import type { ReactNode } from "react";
import type { EventFlags } from "shared-runtime/api/event-flags.ts";
import * as styles from "./flagged.css.ts";

interface FlaggedProps {
  readonly flag: keyof EventFlags;
  /** `undefined` in the first frame, where the style sheet reads the placeholder's attributes. */
  readonly props: EventFlags | undefined;
  readonly children: ReactNode;
}

/** A field that is asked for only if its flag is set. */
export function Flagged({ flag, props, children }: FlaggedProps) {
  if (props === undefined) return <div className={styles.unless[flag]}>{children}</div>;
  return props[flag] ? children : null;
}

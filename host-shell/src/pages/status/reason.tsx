import type { FailureFigures } from "../../services/widget-registry/failure-figures.ts";
import { danish } from "./danish-format.ts";
import * as styles from "./status-page.css.ts";

interface ReasonProps {
  readonly label: string;
  readonly text: string;
  /** Language of `text`. Left out for a team's text, whose language is unknown. */
  readonly lang?: "en";
}

/** A reason that a team wrote. */
export function Reason({ label, text, lang }: ReasonProps) {
  return (
    <p className={styles.reason}>
      {label}: <span lang={lang}>{text}</span>
    </p>
  );
}

interface HealingReasonProps {
  /** The registry's sentence, in English. */
  readonly text: string;
  readonly failures: FailureFigures | undefined;
}

/** Why the registry withdrew a version: in Danish if the figures were stored, else in English. */
export function HealingReason({ text, failures }: HealingReasonProps) {
  return failures ? (
    <Reason label="Begrundelse" text={danish.failures(failures)} />
  ) : (
    <Reason label="Begrundelse" text={text} lang="en" />
  );
}

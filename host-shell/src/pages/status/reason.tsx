import type { FailureFigures } from "../../services/widget-registry/failure-figures.ts";
import { danish } from "./danish-format.ts";
import * as styles from "./status-page.css.ts";

interface ReasonProps {
  readonly label: string;
  readonly text: string;
  /** Only where it is known: teams write in the language that they like. */
  readonly lang?: "en";
}

/** What somebody wrote, as it was written. */
export function Reason({ label, text, lang }: ReasonProps) {
  return (
    <p className={styles.reason}>
      {label}: <span lang={lang}>{text}</span>
    </p>
  );
}

interface HealingReasonProps {
  /** The registry's own sentence, in English. */
  readonly text: string;
  readonly failures: FailureFigures | undefined;
}

/** Why the registry took a version back: in Danish, if it kept the figures. */
export function HealingReason({ text, failures }: HealingReasonProps) {
  return failures ? (
    <Reason label="Begrundelse" text={danish.failures(failures)} />
  ) : (
    <Reason label="Begrundelse" text={text} lang="en" />
  );
}

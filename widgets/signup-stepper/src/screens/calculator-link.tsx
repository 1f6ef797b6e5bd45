import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./unemployed-notice.css.ts";

interface CalculatorLinkProps {
  readonly texts: SignupStepperTexts;
  /** The page that calculates when benefits can begin. Without it, nothing is shown. */
  readonly href: string | undefined;
}

/** Opens in another tab, since the answers of the flow are not sent yet. */
export function CalculatorLink({ texts, href }: CalculatorLinkProps) {
  if (href === undefined) return null;
  return (
    <p className={styles.call}>
      <a className={styles.link} href={href} target="_blank" rel="noreferrer">
        {texts.unemployedCalculator}
      </a>
    </p>
  );
}

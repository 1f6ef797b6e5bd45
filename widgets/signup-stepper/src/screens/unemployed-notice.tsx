import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { situationOf } from "../model/situation.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { CalculatorLink } from "./calculator-link.tsx";
import * as styles from "./unemployed-notice.css.ts";

export interface UnemployedNoticeProps {
  readonly flow: Pick<Flow, "answers">;
  readonly signup: SignupFlow;
  readonly texts: SignupStepperTexts;
  /** The telephone number of the unemployment fund. */
  readonly fundPhone: string | undefined;
  /** The page that calculates when benefits can begin. */
  readonly calculatorHref: string | undefined;
}

/**
 * The rules of the first year and of the income, for a person without work who is about to join the unemployment fund. Renders nothing for
 * anybody else, and for a person who moves from another fund, whose membership there counts.
 */
export function UnemployedNotice({ flow, signup, texts, fundPhone, calculatorHref }: UnemployedNoticeProps) {
  if (situationOf(signup, flow.answers) !== "unemployed") return null;
  const [before = "", after] = texts.unemployedCall.split("{phone}");
  return (
    <Notice status="info" live="status" title={texts.unemployedTitle}>
      <p>{texts.unemployedRule}</p>
      <CalculatorLink texts={texts} href={calculatorHref} />
      {fundPhone === undefined || after === undefined ? (
        <p className={styles.call}>{texts.unemployedCallUs}</p>
      ) : (
        <p className={styles.call}>
          {before}
          <a className={styles.phone} href={`tel:${fundPhone.replaceAll(/[^\d+]/g, "")}`}>
            {fundPhone}
          </a>
          {after}
        </p>
      )}
    </Notice>
  );
}

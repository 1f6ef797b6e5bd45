import { typedIn } from "shared-runtime/flow/flow-step.ts";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { isUnemployed } from "../sending/signup-body.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as styles from "./unemployed-notice.css.ts";

export interface UnemployedNoticeProps {
  readonly flow: Pick<Flow, "answers">;
  readonly signup: SignupFlow;
  readonly texts: SignupStepperTexts;
  /** The telephone number of the unemployment fund. */
  readonly fundPhone: string | undefined;
}

/**
 * The rule of the first year, for a person without work who is about to join the unemployment fund. Renders nothing for
 * anybody else, and for a person who moves from another fund, whose membership there counts.
 */
export function UnemployedNotice({ flow: { answers }, signup, texts, fundPhone }: UnemployedNoticeProps) {
  const { product } = typedIn(answers, signup.contact);
  const { memberOfOtherUnemploymentFund: moves } = typedIn(answers, signup.fund);
  if (product === "fagforening" || !isUnemployed(signup, answers) || moves === "ja") return null;
  const [before = "", after] = texts.unemployedCall.split("{phone}");
  return (
    <Notice status="info" live="status" title={texts.unemployedTitle}>
      <p>{texts.unemployedRule}</p>
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

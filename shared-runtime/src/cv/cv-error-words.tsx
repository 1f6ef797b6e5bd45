import { fillText } from "../contract/fill-text.ts";
import { text } from "../theme/typography.css.ts";
import * as layout from "./cv-layout.css.ts";
import type { CvProblem } from "./cv-problem.ts";
import type { CvTexts } from "./cv.texts.ts";

interface CvErrorWordsProps {
  readonly problem: CvProblem;
  readonly texts: CvTexts;
}

/** The sentences under the title of an error dialog. */
export function CvErrorWords({ problem, texts }: CvErrorWordsProps) {
  const title = texts[`${problem.wording}Title`];
  const body = texts[`${problem.wording}Text`];
  const hint = hintOf(problem, texts);
  return (
    <div className={layout.problem}>
      {(hint === undefined || !isSame(body, title)) && <p>{body}</p>}
      {hint !== undefined && <p>{hint}</p>}
      {problem.errorKey === "genericError" && problem.correlationId !== undefined && (
        <p className={text.caption}>{fillText(texts.errorReference, { id: problem.correlationId })}</p>
      )}
    </div>
  );
}

/** Whether the body only repeats the title above it. */
function isSame(body: string, title: string): boolean {
  const words = (sentence: string) => sentence.trim().replace(/\.$/, "");
  return words(body) === words(title);
}

/** A hint that depends on the cause of a general error; `undefined` for the other errors, whose texts are complete. */
function hintOf({ errorKey, cause, retryable, status, reason }: CvProblem, texts: CvTexts): string | undefined {
  if (errorKey !== "genericError" || cause === "file") return undefined;
  if (cause === "offline") return reason ?? texts.hintOffline;
  if (cause === "slow") return texts.hintSlow;
  if (status === 429) return fillText(texts.hintBusy, { reason: reason ?? texts.hintBusyReason });
  if (status === 507) return texts.hintFull;
  if (retryable) return texts.hintOurFault;
  return status === 422 ? texts.hintUnreadable : texts.expiredText;
}

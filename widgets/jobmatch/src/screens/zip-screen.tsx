import { type FormEvent, type Ref, useId } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { NoScriptHelp } from "shared-runtime/cv/no-script-help.tsx";
import { useErrorTitle } from "shared-runtime/forms/use-error-title.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ErrorSummary } from "shared-runtime/ui/error-summary/error-summary.tsx";
import { ArrowRightIcon, CheckIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Rings } from "../drawings/rings.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { ZipField, type ZipFieldProps, type ZipState } from "./zip-field.tsx";
import * as styles from "./zip-screen.css.ts";

export interface ZipScreenProps extends Pick<ZipFieldProps, "texts" | "onType" | "onRetry"> {
  readonly typed?: string;
  readonly state?: ZipState;
  /** Number of failed attempts to continue. */
  readonly attempts?: number;
  /** Whether a CV is stored, so that the next step is the search. */
  readonly hasCv?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onSubmit?: () => void;
  readonly onOtherCv?: () => void;
}

const incomplete: ZipState = { kind: "incomplete" };

export function ZipScreen(props: ZipScreenProps) {
  const { texts, typed = "", state = incomplete, attempts = 0, hasCv, titleRef, onSubmit, onOtherCv } = props;
  const id = useId();
  const [titleId, fieldId] = [`${id}-title`, `${id}-zip`];
  const problem = problemIn(state, typed, attempts, texts);
  useErrorTitle(attempts > 0 && problem !== undefined, texts.problemWord);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div className={styles.main}>
        <div className={styles.intro}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${styles.title}`}>
            {texts.zipTitle}
          </h2>
          <p className={text.soft}>{texts.zipText}</p>
        </div>
        {attempts > 0 && problem !== undefined && (
          <ErrorSummary title={texts.problemsTitle} errors={[{ fieldId, message: problem }]} attempt={attempts} />
        )}
        {/* With `method="dialog"`, submitting before any script runs does not reload the page. */}
        <form className={styles.live} method="dialog" noValidate onSubmit={submit}>
          <ZipField {...props} id={fieldId} typed={typed} state={state} problem={problem} />
          {hasCv && (
            <p className={styles.knownCv}>
              <CheckIcon />
              <span>{texts.knownCv}</span>
              <Button variant="quiet" onClick={onOtherCv}>
                {texts.knownCvOther}
              </Button>
            </p>
          )}
          <div>
            <Button
              type="submit"
              variant="accent"
              wide
              icon={<ArrowRightIcon />}
              blocked={state.kind !== "found" && state.kind !== "looking"}
              onBlocked={onSubmit}
            >
              {texts.zipSubmit}
            </Button>
          </div>
        </form>
        <Announcer message={announcementOf(state, problem, attempts, texts)} />
        <NoScriptHelp texts={texts} />
      </div>
      <div className={styles.illustration}>
        <Rings note={texts.zipSample} />
      </div>
    </section>
  );
}

/** The error of the postal code; `undefined` if there is none. An incomplete code is an error only after an attempt. */
function problemIn(state: ZipState, typed: string, attempts: number, texts: JobmatchTexts): string | undefined {
  if (state.kind === "unknown") return fillText(texts.zipUnknown, { zip: typed });
  if (state.kind === "unanswered") {
    return { offline: texts.zipOffline, slow: texts.zipSlow, ourFault: texts.zipOurFault }[state.cause];
  }
  if (state.kind !== "incomplete" || attempts === 0) return undefined;
  return typed === "" ? texts.zipMissing : texts.zipIncomplete;
}

/**
 * Text for the live region while the focus is in the field. After an attempt, the focused summary is read out instead.
 */
function announcementOf(state: ZipState, problem: string | undefined, attempts: number, texts: JobmatchTexts): string {
  if (state.kind === "found") return fillText(texts.zipCityFound, { city: state.city });
  return attempts === 0 && problem !== undefined ? problem : "";
}

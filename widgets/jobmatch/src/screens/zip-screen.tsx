import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { NoScriptHelp } from "shared-runtime/cv/no-script-help.tsx";
import { useErrorTitle } from "shared-runtime/forms/use-error-title.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { FieldProblem } from "shared-runtime/ui/field/field-problem.tsx";
import * as field from "shared-runtime/ui/field/field.css.ts";
import { ArrowRightIcon, CheckIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Spinner } from "shared-runtime/ui/spinner/spinner.tsx";
import { Rings } from "../drawings/rings.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { useInSight } from "./use-in-sight.ts";
import * as styles from "./zip-screen.css.ts";

/** State of the lookup of the typed digits. */
export type ZipState =
  | { readonly kind: "incomplete" }
  | { readonly kind: "looking" }
  | { readonly kind: "found"; readonly city: string }
  | { readonly kind: "unknown" }
  | { readonly kind: "unanswered"; readonly cause: "offline" | "slow" | "ourFault" };

export interface ZipScreenProps {
  readonly texts: JobmatchTexts;
  readonly typed?: string;
  readonly state?: ZipState;
  /** Number of failed attempts to continue. */
  readonly attempts?: number;
  /** Whether a CV is stored, so that the next step is the search. */
  readonly hasCv?: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onType?: (text: string) => void;
  readonly onSubmit?: () => void;
  readonly onRetry?: () => void;
  readonly onOtherCv?: () => void;
}

const incomplete: ZipState = { kind: "incomplete" };

export function ZipScreen(props: ZipScreenProps) {
  const { texts, typed = "", state = incomplete, attempts = 0, hasCv = false, titleRef } = props;
  const { onType, onSubmit, onRetry, onOtherCv } = props;
  const id = useId();
  const [titleId, fieldId, problemId] = [`${id}-title`, `${id}-zip`, `${id}-problem`];
  const problem = problemIn(state, typed, attempts, texts);
  const input = useRef<HTMLInputElement>(null);
  const [isSubmittedInField, setSubmittedInField] = useState(false);
  // Focuses the field before `useInSight` scrolls the error into view. `useInSight` scrolls only while the field has
  // the focus.
  useEffect(() => {
    if (attempts > 0) input.current?.focus();
  }, [attempts]);
  const problemRef = useInSight<HTMLDivElement>(problem, input);
  useErrorTitle(attempts > 0 && problem !== undefined, texts.problemWord);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmittedInField(input.current?.matches(":focus") ?? false);
    onSubmit?.();
  };
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div className={styles.main}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${styles.title}`}>
          {texts.zipTitle}
        </h2>
        {/* With `method="dialog"`, submitting before any script runs does not reload the page. */}
        <form className={styles.live} method="dialog" noValidate onSubmit={submit}>
          <div className={styles.field}>
            <label htmlFor={fieldId} className={field.label}>
              {texts.zipLabel}
            </label>
            <div className={styles.place}>
              <input
                ref={input}
                id={fieldId}
                name="zip"
                className={styles.zip[problem === undefined ? "right" : "wrong"]}
                type="text"
                inputMode="numeric"
                autoComplete="postal-code"
                enterKeyHint="next"
                aria-describedby={problem === undefined ? undefined : problemId}
                aria-invalid={problem !== undefined || undefined}
                aria-required
                value={typed}
                onChange={({ currentTarget }) => onType?.(currentTarget.value)}
              />
              {problem === undefined && <CityArea texts={texts} state={state} />}
            </div>
            {problem !== undefined && (
              <div ref={problemRef} className={styles.problem}>
                <FieldProblem id={problemId} problem={problem} word={texts.problemWord} />
                {state.kind === "unanswered" && (
                  <Button variant="quiet" onClick={onRetry}>
                    {texts.zipRetry}
                  </Button>
                )}
              </div>
            )}
          </div>
          {hasCv && (
            <p className={styles.knownCv}>
              <span className={styles.knownCvWords}>
                <CheckIcon />
                <span>{texts.knownCv}</span>
              </span>
              <Button variant="quiet" onClick={onOtherCv}>
                {texts.knownCvOther}
              </Button>
            </p>
          )}
          <div>
            <Button type="submit" variant="accent" wide icon={<ArrowRightIcon />}>
              {texts.zipSubmit}
            </Button>
          </div>
          <p className={text.small}>{texts.zipText}</p>
        </form>
        <Announcer
          message={
            attempts > 0 && !isSubmittedInField
              ? ""
              : announcementOf(state, problem === undefined ? "" : again(problem, attempts), texts)
          }
        />
        <NoScriptHelp texts={texts} />
      </div>
      <div className={styles.illustration}>
        <Rings note={texts.zipSample} />
      </div>
    </section>
  );
}

/** The city next to the digits, in the same size. */
function CityArea({ texts, state }: Pick<ZipScreenProps, "texts"> & { readonly state: ZipState }) {
  if (state.kind === "found") return <p className={styles.city.found}>{state.city}</p>;
  if (state.kind === "looking") {
    return (
      <p className={styles.city.empty}>
        <Spinner label={texts.zipLooking} />
      </p>
    );
  }
  return <p className={styles.city.empty} />;
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
 * Text for the live region while the focus is in the field. If the focus moves to the field, the live region stays
 * empty, since the field is read out together with its error.
 */
function announcementOf(state: ZipState, problem: string, texts: JobmatchTexts): string {
  return state.kind === "found" ? fillText(texts.zipCityFound, { city: state.city }) : problem;
}

/** Adds a space every second time, since a live region only reads out text that has changed. */
function again(problem: string, attempts: number): string {
  return attempts % 2 === 0 ? problem : `${problem}\u00a0`;
}

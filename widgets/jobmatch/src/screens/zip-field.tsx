import { useRef } from "react";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { FieldProblem } from "shared-runtime/ui/field/field-problem.tsx";
import * as field from "shared-runtime/ui/field/field.css.ts";
import { Spinner } from "shared-runtime/ui/spinner/spinner.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { useInSight } from "./use-in-sight.ts";
import * as styles from "./zip-field.css.ts";

/** State of the lookup of the typed digits. */
export type ZipState =
  | { readonly kind: "incomplete" }
  | { readonly kind: "looking" }
  | { readonly kind: "found"; readonly city: string }
  | { readonly kind: "unknown" }
  | { readonly kind: "unanswered"; readonly cause: "offline" | "slow" | "ourFault" };

export interface ZipFieldProps {
  readonly id: string;
  readonly texts: JobmatchTexts;
  readonly typed: string;
  readonly state: ZipState;
  readonly problem: string | undefined;
  readonly onType?: (text: string) => void;
  readonly onRetry?: () => void;
}

/** The field for the postal code, with its city beside it or its problem below it. */
export function ZipField({ id, texts, typed, state, problem, onType, onRetry }: ZipFieldProps) {
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const input = useRef<HTMLInputElement>(null);
  const problemRef = useInSight<HTMLDivElement>(problem, input);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={field.label}>
        {texts.zipLabel}
      </label>
      <p id={hintId} className={field.hint}>
        {texts.zipHint}
      </p>
      <div className={styles.place}>
        <input
          ref={input}
          id={id}
          name="zip"
          className={styles.zip[problem === undefined ? "right" : "wrong"]}
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
          aria-describedby={problem === undefined ? hintId : `${hintId} ${problemId}`}
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
  );
}

/** The city beside the digits, in the same size. */
function CityArea({ texts, state }: Pick<ZipFieldProps, "texts" | "state">) {
  if (state.kind === "found") return <p className={styles.city.found}>{state.city}</p>;
  if (state.kind === "looking") {
    return (
      <p className={styles.city.empty}>
        <Spinner label={texts.zipLooking} />
      </p>
    );
  }
  return <p className={styles.city.empty}>{texts.zipCityEmpty}</p>;
}

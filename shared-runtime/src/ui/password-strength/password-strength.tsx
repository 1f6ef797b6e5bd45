import { useId } from "react";
import { CheckIcon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { passedChecks, passwordChecks, type PasswordCheck, passwordPoints } from "./password-checks.ts";
import * as styles from "./password-strength.css.ts";

export interface PasswordStrengthProps {
  readonly password: string;
  /** The id of the list, for `aria-describedby` of the field. */
  readonly id?: string;
  readonly texts?: Partial<PasswordStrengthTexts>;
}

interface PasswordStrengthTexts {
  /** Name of the meter and the list. */
  readonly label: string;
  /** One text for each number of passed checks, from none to all. */
  readonly levels: readonly [string, string, string, string, string, string];
  readonly checks: Readonly<Record<PasswordCheck, string>>;
  /** Read out after a check that is passed, and after one that is not. */
  readonly passed: string;
  readonly missing: string;
}

const danish: PasswordStrengthTexts = {
  label: "Adgangskodens styrke",
  levels: ["Ingen krav opfyldt", "Meget svag", "Svag", "Middel", "God", "Stærk"],
  checks: {
    length: "Mindst 8 tegn",
    upperCase: "Et stort bogstav",
    lowerCase: "Et lille bogstav",
    digit: "Et tal",
    symbol: "Et specialtegn, fx ! eller #",
  },
  passed: "opfyldt",
  missing: "mangler",
};

/**
 * A meter of a password's strength, and a list of what it still needs. The level is announced when it changes; the
 * password itself is not shown.
 */
export function PasswordStrength({ password, id, texts }: PasswordStrengthProps) {
  const labelId = useId();
  const words = { ...danish, ...texts };
  const passed = passedChecks(password);
  const points = passwordPoints(password);
  const level = words.levels[passed.length] ?? "";
  return (
    <div className={styles.strength}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {words.label}
        </span>
        <span className={styles.level} role="status">
          {level}
        </span>
      </div>
      <div
        className={styles.meter}
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={points}
        aria-valuetext={level}
      >
        {passwordChecks.map((check, index) => (
          <span key={check} className={index < passed.length ? styles.part.filled : styles.part.empty} />
        ))}
      </div>
      <ul id={id} className={styles.checks} role="list" aria-labelledby={labelId}>
        {passwordChecks.map((check) => {
          const isPassed = passed.includes(check);
          return (
            <li key={check} className={isPassed ? styles.check.passed : styles.check.missing}>
              <span className={styles.mark}>{isPassed ? <CheckIcon /> : <span className={styles.ring} />}</span>
              <span>
                {words.checks[check]}
                <VisuallyHidden>, {isPassed ? words.passed : words.missing}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

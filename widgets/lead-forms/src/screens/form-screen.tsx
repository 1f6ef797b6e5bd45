import { type FormHTMLAttributes, type ReactNode, useId } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { ErrorSummary, type FieldError } from "shared-runtime/ui/field/error-summary/error-summary.tsx";
import type { LeadFormsTexts } from "../lead-forms.texts.ts";
import type { LeadWords } from "../lead-words.ts";
import * as styles from "./form-screen.css.ts";

export interface FormScreenProps {
  readonly texts: LeadFormsTexts;
  readonly words: LeadWords;
  readonly privacyHref: string;
  readonly errors?: readonly FieldError[];
  readonly attempt?: number;
  readonly sending?: boolean;
  readonly form?: Pick<FormHTMLAttributes<HTMLFormElement>, "noValidate" | "onSubmit" | "onBlur" | "onFocus">;
  /** The fields, including the honeypot. */
  readonly children: ReactNode;
}

const noErrors: readonly FieldError[] = [];
const unchecked = { noValidate: true };

export function FormScreen({
  texts,
  words,
  privacyHref,
  errors = noErrors,
  attempt = 0,
  sending = false,
  form = unchecked,
  children,
}: FormScreenProps) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.screen}>
        <div className={styles.words}>
          <h2 id={titleId} tabIndex={-1} className={heading.xl}>
            {words("Title")}
          </h2>
          <p className={text.soft}>{words("Text")}</p>
        </div>
        {/* With `method="dialog"`, submitting before any script runs does not reload the page. */}
        <form className={styles.form} method="dialog" aria-labelledby={titleId} {...form}>
          {errors.length > 0 && <ErrorSummary title={texts.problemsTitle} errors={errors} attempt={attempt} />}
          <p className={styles.required}>{texts.allRequired}</p>
          {children}
          <div className={styles.send}>
            <Button type="submit" variant="accent" busy={sending} busyLabel={texts.sending}>
              {words("Button")}
            </Button>
            <p className={styles.privacy}>
              {words("Privacy")}{" "}
              <a className={styles.link} href={privacyHref}>
                {texts.privacyLink}
              </a>
            </p>
          </div>
        </form>
        <Announcer message={sending ? texts.sending : ""} />
        <noscript>
          <p>{texts.noScriptText}</p>
        </noscript>
      </div>
    </Card>
  );
}

import { type FormHTMLAttributes, type Ref, useId, useMemo } from "react";
import type { Organisation } from "shared-runtime/api/organisations.ts";
import type { TextBinding } from "shared-runtime/forms/use-form.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ChoiceCards } from "shared-runtime/ui/field/choice-cards/choice-cards.tsx";
import { ErrorSummary, type FieldError } from "shared-runtime/ui/field/error-summary/error-summary.tsx";
import { Select } from "shared-runtime/ui/field/select/select.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";
import { type MemberType, priceFields } from "../model/member-type.ts";
import { partWords } from "../model/part-words.ts";
import * as styles from "./form-screen.css.ts";
import { title } from "./title.css.ts";

export interface FormScreenProps {
  readonly texts: FeeCalculatorTexts<"form">;
  /** `undefined` while the organisations are loaded. */
  readonly organisations: readonly Organisation[] | undefined;
  readonly organisation: TextBinding;
  readonly memberType: TextBinding;
  readonly errors?: readonly FieldError[];
  readonly attempt?: number;
  /** Set if the form was sent before the organisations were loaded. */
  readonly waiting?: "for organisations" | "over" | undefined;
  readonly form?: Pick<FormHTMLAttributes<HTMLFormElement>, "noValidate" | "onSubmit" | "onBlur">;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

const noErrors: readonly FieldError[] = [];
const unchecked = { noValidate: true };

/** A form for the visitor's organisation and the parts of the membership there. */
export function FormScreen({
  texts,
  organisations,
  organisation,
  memberType,
  errors = noErrors,
  attempt = 0,
  waiting,
  form = unchecked,
  titleRef,
}: FormScreenProps) {
  const titleId = useId();
  const options = useMemo(
    () => organisations?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    [organisations],
  );
  const types = useMemo(() => priceFields.map((value) => ({ value, label: texts[partWords[value].type] })), [texts]);
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${title}`}>
          {texts.title}
        </h2>
        <p className={text.soft}>{texts.text}</p>
        <noscript>
          <p className={styles.noScript}>{texts.noScriptText}</p>
        </noscript>
      </div>
      {/* With `method="dialog"`, submitting before any script runs does not reload the page. */}
      <form className={styles.form} method="dialog" aria-labelledby={titleId} {...form}>
        {errors.length > 0 && <ErrorSummary title={texts.problemsTitle} errors={errors} attempt={attempt} />}
        <Select
          {...organisation}
          label={texts.organisationLabel}
          options={options}
          emptyLabel={organisations === undefined ? texts.organisationLoading : texts.organisationEmpty}
          required
        />
        <ChoiceCards
          {...memberType}
          look="detailed"
          label={texts.typeLabel}
          options={types}
          value={isMemberType(memberType.value) ? memberType.value : ""}
          required
        />
        <div className={styles.action}>
          <Button type="submit" wide busy={waiting === "for organisations"} busyLabel={texts.organisationLoading}>
            {texts.button}
          </Button>
          <VisuallyHidden>
            <span role="status">
              {waiting && (waiting === "over" ? texts.organisationEmpty : texts.organisationLoading)}
            </span>
          </VisuallyHidden>
        </div>
      </form>
    </section>
  );
}

const isMemberType = (value: string): value is MemberType => priceFields.some((field) => field === value);

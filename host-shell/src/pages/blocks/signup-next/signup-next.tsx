import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { booleanField } from "../../content/fields/values.ts";
import { MemberPartPlace } from "../../member/member-part.tsx";
import { InState } from "./in-state.tsx";
import { movingSample, movingStepPart } from "./moving-step-part.tsx";
import * as styles from "./signup-next.css.ts";
import { Step } from "./step.tsx";

/**
 * The next steps after a sign-up. The sheet over the page states its state as `<html data-signup-sheet>`; the styles show
 * the texts of that state, so the page says the same as the sheet, without a reload. Shown only if `?signup=true` is in the address, which the script of the head finds
 * before the first paint; without script it stays hidden. Visitors who are not signed in get a link to sign in.
 */
export const signupNext = defineBlock({
  name: "signup-next",
  component: "SignupNext",
  fields: v.object({
    title: textField,
    text: optionalText,
    /** After the sheet was put off. */
    laterText: optionalText,
    /** The link that opens the sheet again. */
    againLabel: optionalText,
    /** Once the sheet is confirmed. */
    doneTitle: optionalText,
    doneText: optionalText,
    /** Text in front of the name of the product that was joined: "Du er på vej ind i". */
    productLead: optionalText,
    /** The names of the products, by their values in the address. */
    products: itemsField({ value: textField, name: textField }),
    steps: itemsField({
      title: textField,
      text: textField,
      /** Replaces `text` once the sheet is confirmed. */
      doneText: optionalText,
      /** Whether the step concerns only those who join the unemployment fund and are members of another one. */
      onlyMoving: booleanField,
    }),
    /** For a visitor who is not signed in. */
    signedOutText: optionalText,
    signInLabel: optionalText,
  }),
  draw: ({ fields, id, outer, view }) => (
    <section className={styles.section} {...outer} data-signup-next="" aria-labelledby={`${id}-title`}>
      <h2 className={heading.xxl} id={`${id}-title`} tabIndex={-1}>
        <InState open={fields.title} done={fields.doneTitle} />
      </h2>
      {fields.text && (
        <p className={type.lead}>
          <InState open={fields.text} later={fields.laterText} done={fields.doneText} />
        </p>
      )}
      {fields.againLabel && (
        <p className={styles.ifLater}>
          <a href="?signup=true" data-signup-again="">
            {fields.againLabel}
          </a>
        </p>
      )}
      {fields.products.map(({ value, name }) => (
        <p key={value} className={`${styles.product} ${styles.unlessDone}`} data-product={value} hidden>
          {fields.productLead} <strong>{name}</strong>.
        </p>
      ))}
      {fields.signInLabel && (
        <p className={styles.signedOut}>
          {fields.signedOutText}{" "}
          <a href="/api/auth/login" data-signup-sign-in="">
            {fields.signInLabel}
          </a>
        </p>
      )}
      {fields.steps.length > 0 && (
        <ol className={styles.steps} role="list">
          {fields.steps.map(({ onlyMoving, ...step }, index) => {
            const words = { ...step, number: index + 1 };
            return onlyMoving ? (
              <MemberPartPlace key={step.title} part={movingStepPart} view={view} sample={movingSample} words={words} />
            ) : (
              <Step key={step.title} {...words} />
            );
          })}
        </ol>
      )}
    </section>
  ),
});

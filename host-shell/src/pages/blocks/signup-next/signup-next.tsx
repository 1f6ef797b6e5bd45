import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import * as styles from "./signup-next.css.ts";

/** Texts that replace others after the sheet was put off (`later`), and once it is confirmed (`done`). */
interface Told {
  readonly open: string | undefined;
  readonly later?: string | undefined;
  readonly done: string | undefined;
}

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
    }),
    /** For a visitor who is not signed in. */
    signedOutText: optionalText,
    signInLabel: optionalText,
  }),
  draw: ({ fields, id, outer }) => (
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
          {fields.steps.map(({ title, text, doneText }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={type.title}>{title}</h3>
                <p className={type.soft}>
                  <InState open={text} done={doneText} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  ),
});

/** A text in the state of the sheet. Without another text, that of the open sheet stays. */
function InState({ open, later, done }: Told) {
  return (
    <>
      <span className={[later ? styles.unlessLater : "", done ? styles.unlessDone : ""].join(" ").trim() || undefined}>
        {open}
      </span>
      {later && <span className={styles.ifLater}>{later}</span>}
      {done && <span className={styles.ifDone}>{done}</span>}
    </>
  );
}

import { sheetComponent, SheetContent } from "shared-runtime/api/sheet-content.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { defineBlock } from "../../block/define-block.ts";
import * as styles from "./finalize-signup.css.ts";

/**
 * The content of the sheet after a sign-up. The widget `finalize-sheet` fetches the page with this block. The page
 * itself shows all parts of the content below each other, for editors.
 */
export const finalizeSignup = defineBlock({
  name: "finalize-signup",
  component: sheetComponent,
  fields: SheetContent,
  draw: ({ fields, id, outer }) => (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <h1 className={heading.xxl} id={`${id}-title`}>
        {fields.title}
      </h1>
      <div className={styles.part}>
        <h2 className={heading.xl}>{fields.paymentTitle}</h2>
        <p>{fields.paymentText}</p>
      </div>
      <div className={styles.part}>
        <h2 className={heading.xl}>{fields.addonsTitle}</h2>
        <p>{fields.addonsText}</p>
        <ul className={styles.products} role="list">
          {fields.products.map(({ value, title, text, infoLabel }) => (
            <li key={value}>
              <h3 className={type.title}>{title}</h3>
              <p className={type.soft}>{[infoLabel, text].filter(Boolean).join(" · ")}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h2 className={heading.xl}>{fields.confirmationTitle}</h2>
        <p>{fields.confirmationText}</p>
      </div>
    </section>
  ),
});

import { heading } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { StepArt } from "./step-art.tsx";
import { itemsField } from "../../content/fields/items.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { textField } from "../../content/fields/text.ts";
import { defineBlock } from "../../block/define-block.ts";
import * as styles from "./steps.css.ts";

/** The steps of a process, in order. */
export const steps = defineBlock({
  name: "steps",
  component: "Steps",
  fields: v.object({
    title: textField,
    items: itemsField({ title: textField, text: textField }),
    link: optionalLink,
  }),
  draw: ({ fields: { title, items, link }, id, outer }) => (
    <section className={styles.band} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.section}>
        <h2 className={heading.display} id={`${id}-title`}>
          {title}
        </h2>
        <ol className={styles.list} role="list">
          {items.map((item, index) => (
            <li className={styles.step} key={item.title}>
              <StepArt step={index} />
              <div className={styles.words}>
                <h3 className={`${heading.xl} ${styles.title}`}>
                  <span className={styles.number}>{index + 1}</span> {item.title}
                </h3>
                <p className={styles.text}>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {link && (
          <div>
            <ButtonLink href={link.href} variant="outline">
              {link.text}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  ),
});

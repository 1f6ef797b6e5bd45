import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { itemsField } from "../../content/fields/items.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { type BlockProps, defineBlock } from "../../block/define-block.ts";
import { NotedLink } from "../../patterns/noted-link/noted-link.tsx";
import * as styles from "./feature-list.css.ts";

const fields = v.object({
  title: textField,
  lead: optionalText,
  items: itemsField({
    /** Variant 01 only: the day and the time. */
    day: optionalText,
    time: optionalText,
    title: textField,
    text: textField,
    link: optionalLink,
  }),
  /** A sentence with a link below the items. */
  closing: optionalText,
  closingLink: optionalLink,
  closingNote: optionalText,
});
type Fields = v.InferOutput<typeof fields>;

/** A list of services. Variant 01 shows a week's diary, variant 02 columns. */
export const featureList = defineBlock({
  name: "feature-list",
  component: "FeatureList",
  variants: ["01", "02"],
  fields,
  draw: ({
    fields: { title, lead, items, closing, closingLink, closingNote },
    variant,
    id,
    outer,
  }: BlockProps<Fields>) => (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.opening}>
        <h2 className={heading.display} id={`${id}-title`}>
          {title}
        </h2>
        {lead && <p className={`${text.lead} ${evenLines}`}>{lead}</p>}
      </div>
      {variant === "02" ? <Columns items={items} /> : <Diary items={items} />}
      {closing && (
        <div className={styles.closing}>
          <p className={text.lead}>{closing}</p>
          {closingLink && <NotedLink link={closingLink} note={closingNote} variant="outline" />}
        </div>
      )}
    </section>
  ),
});

interface ItemsProps {
  readonly items: Fields["items"];
}

function Diary({ items }: ItemsProps) {
  return (
    <ol className={styles.diary} role="list">
      {items.map(({ day, time, title, text: answer, link }) => (
        <li className={styles.moment} key={title}>
          <p className={styles.when}>
            {time && <span className={styles.clock}>{time}</span>} {day}
          </p>
          <div className={styles.help}>
            <h3 className={`${heading.xl} ${styles.momentTitle}`}>{title}</h3>
            <div>
              <p className={styles.answer}>{answer}</p>
              {link && (
                <a className={styles.link} href={link.href}>
                  {link.text}
                </a>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Columns({ items }: ItemsProps) {
  return (
    <ul className={styles.columns[items.length % 4 === 0 ? "four" : "three"]} role="list">
      {items.map(({ title, text: answer }) => (
        <li className={styles.columnItem} key={title}>
          <h3 className={heading.xl}>{title}</h3>
          <p className={styles.answer}>{answer}</p>
        </li>
      ))}
    </ul>
  );
}

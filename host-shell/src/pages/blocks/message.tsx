import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { Bars } from "../art/bars.tsx";
import * as sheet from "../art/paper-sheet.css.ts";
import { itemsField, linkField, textField } from "../content/fields.ts";
import { evenLines } from "../chrome/page.css.ts";
import { defineBlock } from "./block.ts";
import * as styles from "./message.css.ts";

/** A message as a whole page, such as an error, with links to continue. */
export const message = defineBlock({
  fields: v.object({
    title: textField,
    lead: textField,
    /** Text of the note in the drawing. */
    note: textField,
    /** Label of the link that requests the page again. */
    retry: v.optional(textField),
    links: itemsField({ link: linkField }),
    codeLabel: v.optional(textField),
  }),
  render: ({ fields: { title, lead, note, retry, links, codeLabel }, id, view }) => (
    <section className={styles.page} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={heading.display} id={`${id}-title`}>
            {title}
          </h1>
          <p className={`${text.lead} ${evenLines}`}>{lead}</p>
          <div className={styles.actions}>
            {retry && <ButtonLink href={view.path}>{retry}</ButtonLink>}
            {links.map(({ link }, index) => (
              <ButtonLink key={link.href} href={link.href} variant={index === 0 && !retry ? "ink" : "outline"}>
                {link.text}
              </ButtonLink>
            ))}
          </div>
          {codeLabel && view.correlationId && (
            <p className={text.small}>
              {codeLabel} <code className={styles.code}>{view.correlationId}</code>
            </p>
          )}
        </div>
        <div className={styles.drawing} aria-hidden="true">
          <div className={`${sheet.sheet} ${styles.turned}`}>
            <div className={sheet.print}>
              <Bars widths={[46, 74, 62]} />
            </div>
          </div>
          <span className={`${sheet.note} ${styles.note}`}>{note}</span>
        </div>
      </div>
    </section>
  ),
});

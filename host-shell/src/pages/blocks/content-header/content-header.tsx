import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { defineBlock } from "../../block/define-block.ts";
import { NotedLink } from "../../patterns/noted-link/noted-link.tsx";
import * as styles from "./content-header.css.ts";

/**
 * The title and lead of a page. Variant 02 is for the page of a tool, which has a title of its own: one row on wide
 * screens, three lines on a phone.
 */
export const contentHeader = defineBlock({
  name: "content-header",
  component: "ContentHeader",
  fields: v.object({
    kicker: optionalText,
    title: textField,
    lead: optionalText,
    /** The link with the page's call to action. */
    link: optionalLink,
    linkNote: optionalText,
  }),
  variants: ["01", "02"],
  draw: ({ fields: { kicker, title, lead, link, linkNote }, variant, outer }) =>
    variant === "02" ? (
      <header className={styles.compact} {...outer}>
        {kicker && <p className={`${text.small} ${styles.compactRow}`}>{kicker}</p>}
        <h1 className={heading.xxl}>{title}</h1>
        {lead && <p className={`${text.soft} ${evenLines} ${styles.compactLead}`}>{lead}</p>}
        {link && (
          <div className={styles.compactRow}>
            <NotedLink link={link} note={linkNote} variant="accent" />
          </div>
        )}
      </header>
    ) : (
      <header className={styles.header} {...outer}>
        {kicker && <p className={text.small}>{kicker}</p>}
        <h1 className={`${heading.display} ${styles.title}`}>{title}</h1>
        {lead && <p className={`${text.lead} ${evenLines}`}>{lead}</p>}
        {link && <NotedLink link={link} note={linkNote} variant="accent" />}
      </header>
    ),
});

import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { linkField, textField } from "../content/fields.ts";
import { evenLines } from "../chrome/page.css.ts";
import { defineBlock } from "./block.ts";
import { NotedLink } from "./noted-link.tsx";
import * as styles from "./content-header.css.ts";

/** The title and lead of a page; short, so that the page's tool is on the first screen. */
export const contentHeader = defineBlock({
  fields: v.object({
    kicker: v.optional(textField),
    title: textField,
    lead: textField,
    /** The page's call to action. */
    link: v.optional(linkField),
    linkNote: v.optional(textField),
  }),
  render: ({ fields: { kicker, title, lead, link, linkNote }, id }) => (
    <header className={styles.header} id={id}>
      {kicker && <p className={text.small}>{kicker}</p>}
      <h1 className={`${heading.display} ${styles.title}`}>{title}</h1>
      <p className={`${text.lead} ${evenLines}`}>{lead}</p>
      {link && <NotedLink link={link} note={linkNote} variant="accent" />}
    </header>
  ),
});

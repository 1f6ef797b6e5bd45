import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { defineBlock } from "../../block/block.ts";
import { NotedLink } from "../../patterns/noted-link/noted-link.tsx";
import * as styles from "./content-header.css.ts";

/** The title and lead of a page. Variant 02 stands above a tool: small, so that the tool is on the first screen. */
export const contentHeader = defineBlock({
  name: "content-header",
  component: "ContentHeader",
  fields: v.object({
    kicker: optionalText,
    title: textField,
    lead: optionalText,
    /** The page's call to action. */
    link: optionalLink,
    linkNote: optionalText,
  }),
  variants: ["01", "02"],
  draw: ({ fields: { kicker, title, lead, link, linkNote }, variant, outer }) =>
    variant === "02" ? (
      <header className={styles.compact} {...outer}>
        <h1 className={`${heading.xxl} ${styles.compactTitle}`}>{title}</h1>
        {lead && <p className={styles.compactLead}>{lead}</p>}
        {link && <NotedLink link={link} note={linkNote} variant="outline" />}
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

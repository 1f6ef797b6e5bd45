import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import * as v from "valibot";
import { optionalImage } from "../../content/fields/image.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { eventIn } from "../../events/event.ts";
import { signUpBadge } from "../../events/event-words.ts";
import { signUpAt } from "../../events/sign-up-state.ts";
import { defineBlock } from "../../block/define-block.ts";
import { NotedLink } from "../../patterns/noted-link/noted-link.tsx";
import { Picture } from "../../patterns/picture/picture.tsx";
import * as styles from "./content-header.css.ts";

/**
 * The title and lead of a page. Variant 02 is for the page of a tool, which has a title of its own: one row on wide
 * screens, three lines on a phone, and never a picture. On the page of an event, a badge says that it is fully booked or
 * that its sign-up has closed.
 */
export const contentHeader = defineBlock({
  name: "content-header",
  component: "ContentHeader",
  fields: v.object({
    kicker: optionalText,
    title: textField,
    lead: optionalText,
    /** Only in variant 01. */
    image: optionalImage,
    /** A narrower version of the image, for phones. */
    imageNarrow: optionalImage,
    /** The link with the page's call to action. */
    link: optionalLink,
    linkNote: optionalText,
  }),
  variants: ["01", "02"],
  policy: ({ image }, { site }) => (image ? { images: site.mediaHosts } : {}),
  changesAt: ({ now }, _fields, { data }) => {
    const event = eventIn(data);
    return event && signUpAt(event, now).changesAt;
  },
  draw: ({
    fields: { kicker, title, lead, image, imageNarrow, link, linkNote },
    variant,
    outer,
    isFirst,
    view,
    page,
  }) => {
    const event = eventIn(page.data);
    const badge = event && signUpBadge(event, signUpAt(event, view.now).state);
    return variant === "02" ? (
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
      <header className={image ? styles.withImage : styles.header} {...outer}>
        <div className={image ? styles.words : styles.apart}>
          <div className={styles.words}>
            {kicker && <p className={text.small}>{kicker}</p>}
            <h1 className={`${heading.display} ${styles.title}`}>{title}</h1>
            {badge && (
              <p>
                <Badge tone="warn">{badge}</Badge>
              </p>
            )}
          </div>
          {(lead ?? link) && (
            <div className={styles.words}>
              {lead && <p className={`${text.lead} ${evenLines}`}>{lead}</p>}
              {link && <NotedLink link={link} note={linkNote} variant="accent" />}
            </div>
          )}
        </div>
        {image && <Picture image={image} narrow={imageNarrow} shape="wide" isFirst={isFirst} />}
      </header>
    );
  },
});

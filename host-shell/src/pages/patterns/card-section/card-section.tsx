import type { ReactNode } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import type { BlockProps } from "../../block/define-block.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { NotedLink } from "../noted-link/noted-link.tsx";
import * as styles from "./card-section.css.ts";

/** The fields around the cards. */
export const cardSectionFields = {
  title: textField,
  lead: optionalText,
  /** A sentence with a link below the cards. */
  closing: optionalText,
  closingLink: optionalLink,
  closingNote: optionalText,
};
const Fields = v.object(cardSectionFields);

interface Props extends Pick<BlockProps<v.InferOutput<typeof Fields>>, "fields" | "id" | "outer"> {
  readonly children: ReactNode;
}

/** A section of cards, with its heading above them and a sentence below. */
export function CardSection({
  fields: { title, lead, closing, closingLink, closingNote },
  id,
  outer,
  children,
}: Props) {
  return (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.opening}>
        <h2 className={heading.display} id={`${id}-title`}>
          {title}
        </h2>
        {lead && <p className={`${text.lead} ${evenLines}`}>{lead}</p>}
      </div>
      {children}
      {closing && (
        <div className={styles.closing}>
          <p className={text.lead}>{closing}</p>
          {closingLink && <NotedLink link={closingLink} note={closingNote} variant="outline" />}
        </div>
      )}
    </section>
  );
}

import type { ReactNode } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import type { BlockProps } from "../../block/define-block.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { NotedLink } from "../noted-link/noted-link.tsx";
import { SectionOpening } from "../section-opening/section-opening.tsx";
import * as styles from "./card-section.css.ts";

/** The fields around the cards. */
export const cardSectionFields = {
  title: optionalText,
  lead: optionalText,
  /** A sentence with a link below the cards. */
  closing: optionalText,
  closingLink: optionalLink,
  closingNote: optionalText,
};
const Fields = v.object(cardSectionFields);

interface Props extends Pick<BlockProps<v.InferOutput<typeof Fields>>, "fields" | "id" | "outer"> {
  readonly children: ReactNode;
  /** Makes the section a navigation, with this name if it has no title. */
  readonly navigation?: string;
}

/** The level of the headings of cards, one below the heading of their section. */
export const cardLevel = (title: string | undefined): "h2" | "h3" => (title === undefined ? "h2" : "h3");

/** A section of cards, with its heading above them and a sentence below. */
export function CardSection({
  fields: { title, lead, closing, closingLink, closingNote },
  id,
  outer,
  children,
  navigation,
}: Props) {
  const Section = navigation === undefined ? "section" : "nav";
  return (
    <Section
      className={styles.section}
      {...outer}
      aria-label={title === undefined ? navigation : undefined}
      aria-labelledby={title && `${id}-title`}
    >
      <SectionOpening
        title={title}
        lead={lead}
        id={id}
        className={styles.opening}
        leadClassName={text.lead}
        titleClassName={heading.display}
      />
      {children}
      {closing && (
        <div className={styles.closing}>
          <p className={text.lead}>{closing}</p>
          {closingLink && <NotedLink link={closingLink} note={closingNote} variant="outline" />}
        </div>
      )}
    </Section>
  );
}

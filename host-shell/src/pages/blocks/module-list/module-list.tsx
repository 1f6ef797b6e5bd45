import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { optional } from "../../content/fields/empty.ts";
import { itemsField } from "../../content/fields/items.ts";
import { linkAddressField } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import * as listSection from "../../patterns/list-section/list-section.css.ts";
import { SectionOpening } from "../../patterns/section-opening/section-opening.tsx";
import * as styles from "./module-list.css.ts";

/** The parts of a course in their order. A module with a link is one link. */
export const moduleList = defineBlock({
  name: "module-list",
  component: "ModuleList",
  fields: v.object({
    title: optionalText,
    lead: optionalText,
    items: itemsField({
      title: textField,
      text: optionalText,
      duration: optionalText,
      link: optional(linkAddressField),
    }),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields: { title, lead, items }, id, outer }) => {
    const Heading = title ? "h3" : "h2";
    return (
      <section className={styles.section} {...outer} aria-labelledby={title && `${id}-title`}>
        <SectionOpening
          title={title}
          lead={lead}
          id={id}
          className={listSection.opening}
          leadClassName={textStyles.lead}
        />
        <ol className={listSection.list} role="list">
          {items.map(({ title: name, text, duration, link }, index) => (
            <li className={styles.module} key={index}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.words}>
                <Heading className={heading.xl}>
                  {link ? (
                    <a className={styles.link} href={link}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </Heading>
                {text && <p className={textStyles.soft}>{text}</p>}
                {duration && <p className={styles.duration}>{duration}</p>}
              </div>
              {link && (
                <span className={styles.arrow}>
                  <ArrowRightIcon />
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
    );
  },
});

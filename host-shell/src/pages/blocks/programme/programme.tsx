import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ChevronDownIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { optional } from "../../content/fields/empty.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { booleanField, numberField } from "../../content/fields/values.ts";
import { SectionOpening } from "../../patterns/section-opening/section-opening.tsx";
import * as styles from "./programme.css.ts";

/** The number of items that are shown at first, unless an editor chooses another. */
const defaultPreview = 4;

/**
 * A programme in the order of time. Without script, in print and while editing, all items are shown; otherwise the
 * first ones, and a button shows the others.
 */
export const programme = defineBlock({
  name: "programme",
  component: "Programme",
  fields: v.object({
    title: optionalText,
    lead: optionalText,
    items: itemsField({ time: textField, title: textField, text: optionalText, highlighted: booleanField }),
    previewCount: optional(numberField),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  notes: ({ previewCount }) =>
    previewCount === undefined || isCount(previewCount)
      ? []
      : [`Der kan ikke vises ${previewCount} punkter. Her vises ${defaultPreview}.`],
  draw: ({ fields: { title, lead, items, previewCount = defaultPreview }, id, outer }) => {
    const shown = isCount(previewCount) ? previewCount : defaultPreview;
    const more = items.length - shown;
    const Heading = title ? "h3" : "h2";
    return (
      <section
        className={styles.section}
        {...outer}
        aria-labelledby={title && `${id}-title`}
        data-programme={more > 0 ? "closed" : undefined}
      >
        <SectionOpening title={title} lead={lead} id={id} className={styles.opening} leadClassName={text.soft} />
        <div>
          <ol className={styles.list} id={`${id}-list`} role="list">
            {items.map((item, index) => (
              <li key={index} data-more={index < shown ? undefined : ""} tabIndex={index === shown ? -1 : undefined}>
                <div className={styles.item}>
                  <div className={styles.when}>
                    <p className={styles.time}>{item.time}</p>
                    {item.highlighted && <p className={styles.mark}>Højdepunkt</p>}
                  </div>
                  <div className={styles.words}>
                    <Heading className={heading.xl}>{item.title}</Heading>
                    {item.text && <p className={styles.text}>{item.text}</p>}
                  </div>
                </div>
              </li>
            ))}
          </ol>
          {more > 0 && (
            <button className={styles.button} type="button" aria-expanded="false" aria-controls={`${id}-list`}>
              <span className={styles.whenClosed}>
                Vis hele programmet ({more} {more === 1 ? "punkt" : "punkter"} mere)
              </span>
              <span className={styles.whenOpen}>
                {shown === 1 ? "Vis kun det første punkt" : `Vis kun de første ${shown} punkter`}
              </span>
              <span className={styles.chevron}>
                <ChevronDownIcon />
              </span>
            </button>
          )}
        </div>
      </section>
    );
  },
});

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}

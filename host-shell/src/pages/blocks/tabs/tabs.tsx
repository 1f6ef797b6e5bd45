import { heading } from "shared-runtime/theme/typography.css.ts";
import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { optional } from "../../content/fields/empty.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { numberField } from "../../content/fields/values.ts";
import { nested } from "../../chrome/page.css.ts";
import * as styles from "./tabs.css.ts";

/**
 * Blocks in tabs, with one placeholder for each tab (`tab-1`, `tab-2`, …). Without script, on paper and for editors, all
 * panels are shown below each other, with the labels as headings.
 */
export const tabs = defineBlock({
  name: "tabs",
  component: "Tabs",
  fields: v.object({
    title: optionalText,
    items: itemsField({ label: textField }),
    /** The index of the tab that is open at first, counted from 0. */
    initialIndex: optional(numberField),
  }),
  placeholders: ({ items }) => items.map((_item, index) => placeholderOf(index)),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields: { title, items, initialIndex = 0 }, id, outer, slot }) => {
    const open = Number.isInteger(initialIndex) && initialIndex >= 0 && initialIndex < items.length ? initialIndex : 0;
    const PanelHeading = title ? "h3" : "h2";
    return (
      <section className={styles.section} {...outer} data-tabs="" aria-labelledby={title && `${id}-title`}>
        {title && (
          <h2 className={`${heading.xxl} ${styles.title}`} id={`${id}-title`}>
            {title}
          </h2>
        )}
        <div className={styles.bar}>
          <button className={styles.scroll} type="button" data-scroll="-200" hidden tabIndex={-1} aria-hidden="true">
            <span className={styles.back}>
              <ArrowRightIcon />
            </span>
          </button>
          <div className={styles.list} role="tablist" aria-label={title ?? "Faner"}>
            {items.map(({ label }, index) => (
              <button
                className={styles.tab}
                key={index}
                type="button"
                role="tab"
                id={`${id}-tab-${index + 1}`}
                aria-controls={`${id}-${index + 1}`}
                aria-selected={index === open}
                tabIndex={index === open ? 0 : -1}
              >
                {label}
              </button>
            ))}
          </div>
          <button className={styles.scroll} type="button" data-scroll="200" hidden tabIndex={-1} aria-hidden="true">
            <ArrowRightIcon />
          </button>
        </div>
        {items.map(({ label }, index) => (
          <div
            className={styles.panel}
            key={index}
            id={`${id}-${index + 1}`}
            data-tab-panel={index === open ? "open" : "closed"}
          >
            <PanelHeading className={`${heading.xl} ${styles.panelTitle}`}>{label}</PanelHeading>
            <div className={nested} {...slot(placeholderOf(index))} />
          </div>
        ))}
      </section>
    );
  },
});

function placeholderOf(index: number): string {
  return `tab-${index + 1}`;
}

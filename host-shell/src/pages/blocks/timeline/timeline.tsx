import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { iconField } from "../../content/fields/icon.ts";
import { optional } from "../../content/fields/empty.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalKey, optionalRichText, optionalText, textField } from "../../content/fields/text.ts";
import { numberField } from "../../content/fields/values.ts";
import { More } from "../../patterns/expandable/expandable.tsx";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import { DrawnTimeline } from "./drawn-timeline.tsx";
import * as styles from "./timeline.css.ts";

const card = {
  /** When the step happens. */
  label: optionalText,
  title: textField,
  description: optionalText,
  /** More text, which a button opens. */
  text: optionalRichText,
  expandText: optionalText,
  link: optionalLink,
  /** The place of the card in the order. Cards without an index keep the order of the list. */
  index: optional(numberField),
  icon: iconField,
  /**
   * "number" shows the place of the card in the order, even if the card has an icon; "label" shows the label in place of
   * the number, such as a year.
   */
  iconType: optionalKey,
};

/** Events or steps in their order. Variant 02 has a drawing for each card, and shows only its title and description. */
export const timeline = defineBlock({
  name: "timeline",
  component: "Timeline",
  variants: ["01", "02"],
  fields: v.object({
    title: optionalText,
    items: itemsField(card),
    /** Only in variant 02. */
    link: optionalLink,
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  policy: ({ items }, { site }) => imagesIn(site, ...items.map(({ text }) => text)),
  draw: ({ fields: { title, items, link }, variant, id, outer }) => {
    if (variant === "02")
      return <DrawnTimeline title={title} items={inOrder(items)} link={link} id={id} outer={outer} />;
    const Heading = title ? "h3" : "h2";
    return (
      <section className={styles.section} {...outer} aria-labelledby={title && `${id}-title`}>
        {title && (
          <h2 className={heading.xxl} id={`${id}-title`}>
            {title}
          </h2>
        )}
        <ol className={styles.list} role="list">
          {inOrder(items).map((item, index) => (
            <li className={isMarkedByLabel(item) ? styles.labelled : styles.card} key={index}>
              {isMarkedByLabel(item) ? (
                <p className={styles.mark}>{item.label}</p>
              ) : (
                <span className={styles.mark} aria-hidden="true">
                  {item.icon && item.iconType !== "number" ? <NamedIcon name={item.icon} /> : index + 1}
                </span>
              )}
              <div className={styles.words}>
                {item.label && !isMarkedByLabel(item) && <p className={textStyles.small}>{item.label}</p>}
                <Heading className={heading.xl}>{item.title}</Heading>
                {item.description && <p className={textStyles.soft}>{item.description}</p>}
                {item.text && (
                  <More openText={item.expandText ?? "Læs mere"} closeText="Luk" about={item.title}>
                    <Prose html={item.text} />
                  </More>
                )}
                {item.link && (
                  <p>
                    <a className={styles.link} href={item.link.href}>
                      {item.link.text}
                    </a>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
    );
  },
});

function isMarkedByLabel({
  label,
  iconType,
}: {
  readonly label?: string | undefined;
  readonly iconType?: string | undefined;
}) {
  return label !== undefined && iconType === "label";
}

function inOrder<TItem extends { readonly index?: number | undefined }>(items: readonly TItem[]): readonly TItem[] {
  return items
    .map((item, position) => ({ item, place: item.index ?? position + 1 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

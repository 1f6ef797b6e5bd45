import { Feature } from "shared-runtime/api/site-settings.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { optional } from "../../content/fields/empty.ts";
import { iconField } from "../../content/fields/icon.ts";
import { itemsField } from "../../content/fields/items.ts";
import { linkField } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import * as styles from "./service-tiles.css.ts";

const featureField = v.pipe(
  v.object({ value: v.picklist(Feature.options, `must be one of ${Feature.options.join(", ")}`) }),
  v.transform(({ value }) => value),
);

/**
 * Services for members. A tile shows the service windows of its feature. While the feature is off, the tile is not a
 * link.
 */
export const serviceTiles = defineBlock({
  name: "service-tiles",
  component: "ServiceTiles",
  fields: v.object({
    title: optionalText,
    items: itemsField({
      title: textField,
      text: optionalText,
      link: linkField,
      icon: iconField,
      feature: optional(featureField),
    }),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields: { title, items }, id, outer, view }) => {
    const Heading = title ? "h3" : "h2";
    return (
      <section className={styles.section} {...outer} aria-labelledby={title && `${id}-title`}>
        {title && (
          <h2 className={heading.xl} id={`${id}-title`}>
            {title}
          </h2>
        )}
        <ul className={styles.tiles} role="list">
          {items.map(({ title: name, text, link, icon = "arrow", feature }) => {
            const service = feature && view.service.stateOf(feature);
            const isOff = service?.isOff === true && !view.editing;
            return (
              <li className={styles.tile} key={name}>
                <span className={styles.mark}>
                  <NamedIcon name={icon} />
                </span>
                <Heading className={type.title}>{name}</Heading>
                {text && <p className={type.soft}>{text}</p>}
                {service && <Messages told={view.service.messagesOf(service)} />}
                {!isOff && (
                  <a className={styles.link} href={link.href}>
                    {link.text}
                    <ArrowRightIcon />
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );
  },
});

function Messages({ told }: { readonly told: readonly string[] }) {
  if (told.length === 0) return null;
  return (
    <Notice status="warn">
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

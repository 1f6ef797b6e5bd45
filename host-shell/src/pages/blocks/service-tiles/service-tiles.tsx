import { Feature } from "shared-runtime/api/site-settings.ts";
import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ChevronRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { optional } from "../../content/fields/empty.ts";
import { iconField } from "../../content/fields/icon.ts";
import { itemsField } from "../../content/fields/items.ts";
import { tileLinkField } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { card } from "../../patterns/card/card.css.ts";
import { CardCue, CardHeading } from "../../patterns/card/card.tsx";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import type { Site } from "../../sites/site.ts";
import { isSystem, systemSettings } from "../../sites/system-addresses.ts";
import * as styles from "./service-tiles.css.ts";

const featureField = v.pipe(
  v.object({ value: v.picklist(Feature.options, `must be one of ${Feature.options.join(", ")}`) }),
  v.transform(({ value }) => value),
);

const fields = v.object({
  title: optionalText,
  items: itemsField({
    title: textField,
    text: optionalText,
    /** A tile of a system needs no address: that of the settings wins over this one. */
    link: tileLinkField,
    icon: iconField,
    feature: optional(featureField),
  }),
});

type Tile = v.InferOutput<typeof fields>["items"][number];

/**
 * Services for members, as rows of a list on phones. A tile shows the service windows of its feature. While the feature is off, the tile is not a
 * link. A tile of a system without an address is not shown to members.
 */
export const serviceTiles = defineBlock({
  name: "service-tiles",
  component: "ServiceTiles",
  fields,
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  problem: ({ items }) => {
    const lost = items.find(({ link, feature }) => link.href === undefined && !isSystem(feature));
    return lost && `items: the link of "${lost.title}" must not be empty`;
  },
  explanations: ({ items }, { site }) =>
    items.flatMap((item) =>
      isSystem(item.feature) && addressOf(item, site) === undefined
        ? `Medlemmerne ser ikke »${item.title}«, for den har ingen adresse. Bed dem, der driver siden, om at sætte ${systemSettings[item.feature]}, eller skriv adressen i linket.`
        : [],
    ),
  draw: ({ fields: { title, items }, id, outer, view }) => {
    const shown = items.flatMap((item) => {
      const href = addressOf(item, view.site) ?? (view.editing ? "#" : undefined);
      return href === undefined ? [] : { ...item, href };
    });
    if (shown.length === 0) return null;
    const level = title ? "h3" : "h2";
    return (
      <section className={styles.section} {...outer} aria-labelledby={title && `${id}-title`}>
        {title && (
          <h2 className={heading.xl} id={`${id}-title`}>
            {title}
          </h2>
        )}
        <ul className={styles.tiles} role="list">
          {shown.map(({ title: name, text, link, href, icon = "arrow", feature }) => {
            const service = feature && view.service.stateOf(feature);
            const isOff = service?.isOff === true && !view.editing;
            return (
              <li className={`${card} ${styles.tile}`} key={name}>
                <span className={styles.mark}>
                  <NamedIcon name={icon} />
                </span>
                <div className={styles.words}>
                  <CardHeading level={level} title={name} href={isOff ? undefined : href} className={type.title} />
                  {text && <p className={type.soft}>{text}</p>}
                  {service && <Messages told={view.service.messagesOf(service)} />}
                </div>
                {!isOff && (
                  <>
                    <CardCue className={styles.cue} link={{ ...link, href }} title={name} />
                    <span className={styles.chevron}>
                      <ChevronRightIcon />
                    </span>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );
  },
});

/** The address of a system in the settings, or else the one in the content. */
function addressOf({ feature, link }: Tile, { systems }: Site): string | undefined {
  return (isSystem(feature) ? systems[feature] : undefined) ?? link.href;
}

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

import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optional } from "../../content/fields/empty.ts";
import { addressField } from "../../content/fields/link.ts";
import { textField } from "../../content/fields/text.ts";
import { numberField } from "../../content/fields/values.ts";
import { listedOrigin } from "../../embeds/embed-rules.ts";
import { frameExplanations, heightNotes } from "../../embeds/frame-explanations.ts";
import { ForeignFrame, UnlistedFrame } from "../../patterns/foreign-frame/foreign-frame.tsx";
import * as styles from "./iframe-embed.css.ts";

/** A page of another site in a frame. If its origin is not listed, there is only a link. */
export const iframeEmbed = defineBlock({
  name: "iframe-embed",
  component: "IframeEmbed",
  fields: v.object({
    src: addressField,
    title: textField,
    page: optional(addressField),
    height: optional(numberField),
  }),
  policy: ({ src }, { site }) => {
    const listed = listedOrigin(src, site.embeds);
    return listed ? { frames: [listed.origin] } : {};
  },
  notes: ({ height }) => heightNotes(height),
  explanations: ({ src }, { site }) => frameExplanations(src, site.embeds),
  draw: ({ fields: { src, title, page = src, height }, outer, view }) => {
    const listed = listedOrigin(src, view.site.embeds);
    return (
      <div className={styles.section} {...outer}>
        {listed ? (
          <ForeignFrame
            {...listed}
            title={title}
            src={src}
            page={page}
            height={height}
            hosts={[new URL(src).host]}
            editing={view.editing}
          />
        ) : (
          <UnlistedFrame title={title} href={page} />
        )}
      </div>
    );
  },
});

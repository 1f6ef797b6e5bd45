import { heading } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { richTextField, textField } from "../../content/fields/text.ts";
import { Collapsible } from "../../patterns/expandable/expandable.tsx";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import * as styles from "./attention-card.css.ts";

/** A remark that readers should not miss. Below 992 px, its text is collapsed. */
export const attentionCard = defineBlock({
  name: "attention-card",
  component: "AttentionCard",
  fields: v.object({ title: textField, text: richTextField, link: optionalLink }),
  policy: ({ text }, { site }) => imagesIn(site, text),
  draw: ({ fields: { title, text, link }, id, outer }) => (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.card}>
        <Collapsible
          id={`${id}-text`}
          labelledBy={`${id}-title`}
          heading={
            <h2 className={heading.xl} id={`${id}-title`}>
              {title}
            </h2>
          }
        >
          <Prose html={text} />
          {link && (
            <div>
              <ButtonLink href={link.href} variant="outline">
                {link.text}
              </ButtonLink>
            </div>
          )}
        </Collapsible>
      </div>
    </section>
  ),
});

import { ChevronDownIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as v from "valibot";
import { richTextField } from "../../content/fields/text.ts";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import { defineBlock } from "../../block/define-block.ts";
import { contentsOf, type TextSection } from "./contents-of.ts";
import * as styles from "./rich-text.css.ts";

/** Its header is as narrow as a text, so that the text is one column below it. */
const narrowTemplate = "SelfServiceArticle";

/**
 * Running text from an editor. Variant 02 has a list of its sections. The list is next to the text on wide screens, and
 * collapsed above the text on other screens.
 */
export const richText = defineBlock({
  name: "rich-text",
  component: "RichText",
  fields: v.object({ text: richTextField }),
  variants: ["01", "02"],
  policy: ({ text }, { site }) => imagesIn(site, text),
  draw: ({ fields, variant, outer, page }) => {
    if (variant === "01") {
      const hasSections = /<h2[\s>]/.test(fields.text) && page.template !== narrowTemplate;
      return (
        <section className={styles.section} {...outer}>
          <div className={hasSections ? styles.sections : undefined}>
            <Prose html={fields.text} />
          </div>
        </section>
      );
    }
    const { html, sections } = contentsOf(fields.text);
    return (
      <section className={`${styles.section} ${styles.withContents}`} {...outer}>
        <nav className={styles.beside} aria-label="På denne side">
          <p className={styles.contentsTitle}>På denne side</p>
          <Sections sections={sections} />
        </nav>
        <nav className={styles.above} aria-label="Indhold">
          <details className={styles.folded}>
            <summary className={styles.summary}>
              På denne side
              <span className={styles.chevron}>
                <ChevronDownIcon />
              </span>
            </summary>
            <Sections sections={sections} />
          </details>
        </nav>
        <Prose html={html} />
      </section>
    );
  },
});

function Sections({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <ul className={styles.contents} role="list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.contentsLink} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

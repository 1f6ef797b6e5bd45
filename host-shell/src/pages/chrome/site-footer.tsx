import * as v from "valibot";
import { defineBlock } from "../blocks/block.ts";
import { itemsField, linkField, textField } from "../content/fields.ts";
import * as styles from "./site-footer.css.ts";
import { Wordmark } from "./wordmark.tsx";

export const siteFooter = defineBlock({
  fields: v.object({
    brand: textField,
    text: textField,
    navigationLabel: textField,
    links: itemsField({ link: linkField }),
  }),
  render: ({ fields: { brand, text, navigationLabel, links } }) => (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Wordmark name={brand} />
          <p className={styles.line}>{text}</p>
        </div>
        <nav aria-label={navigationLabel}>
          <ul className={styles.links} role="list">
            {links.map(({ link }) => (
              <li key={link.href}>
                <a className={styles.link} href={link.href}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  ),
});

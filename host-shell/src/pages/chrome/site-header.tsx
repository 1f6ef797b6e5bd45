import * as v from "valibot";
import { defineBlock } from "../blocks/block.ts";
import { itemsField, linkField, textField } from "../content/fields.ts";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { Account } from "./account.tsx";
import { ServiceMessages } from "./service-messages.tsx";
import * as styles from "./site-header.css.ts";
import { Wordmark } from "./wordmark.tsx";

const menuId = "menu";

/** Messages, wordmark, navigation and account. The menu needs no script. */
export const siteHeader = defineBlock({
  fields: v.object({
    brand: textField,
    homeLabel: textField,
    navigationLabel: textField,
    menuLabel: textField,
    loginLabel: textField,
    logoutLabel: textField,
    accountLabel: textField,
    closeMessageLabel: textField,
    links: itemsField({ link: linkField }),
  }),
  render: ({
    fields: { brand, homeLabel, navigationLabel, menuLabel, links, closeMessageLabel, ...accountLabels },
    view,
  }) => (
    <header className={styles.header}>
      <ServiceMessages messages={view.service.messages} closeLabel={closeMessageLabel} />
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label={homeLabel}>
          <Wordmark name={brand} />
        </a>
        <button className={styles.menuButton} type="button" popoverTarget={menuId}>
          <svg className={styles.menuIcon} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1 5h14M1 11h14" />
          </svg>
          <VisuallyHidden>{menuLabel}</VisuallyHidden>
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={navigationLabel}>
          <ul className={styles.links} role="list">
            {links.map(({ link }) => (
              <li className={styles.item} key={link.href}>
                <a className={styles.link} href={link.href} aria-current={link.href === view.path ? "page" : undefined}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Account path={view.path} {...accountLabels} />
      </div>
    </header>
  ),
});

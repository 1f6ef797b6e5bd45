import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { SiteMessage } from "../../services/site-settings/service-windows.ts";
import type { SiteHeaderSettings } from "../content/global-settings.ts";
import type { Site } from "../sites/site.ts";
import { Account, type AccountMember } from "./account.tsx";
import { ServiceMessages } from "./service-messages.tsx";
import * as styles from "./site-header.css.ts";
import { SignInNews } from "./sign-in-news.tsx";
import { Wordmark } from "./wordmark.tsx";

const menuId = "menu";

interface SiteHeaderProps extends SiteHeaderSettings {
  readonly site: Site;
  readonly messages: readonly SiteMessage[];
  /** The address of the menu's link to this page, if the menu has one. */
  readonly current: string | undefined;
  /** The page to which the sign-in returns. */
  readonly path: string;
  readonly member?: AccountMember | undefined;
}

/**
 * Messages, wordmark, navigation and account. The menu needs no script. Without script the menu leads to the account, since
 * the page does not know who is signed in.
 */
export function SiteHeader({
  site,
  messages,
  current,
  path,
  brand,
  homeLabel,
  navigationLabel,
  menuLabel,
  closeMessageLabel,
  joinLink,
  member,
  ...accountLabels
}: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <ServiceMessages messages={messages} closeLabel={closeMessageLabel} />
      <div className={styles.bar}>
        <a className={styles.home} href={site.root} aria-label={homeLabel}>
          <Wordmark name={brand} yields />
        </a>
        <button className={styles.menuButton} type="button" popoverTarget={menuId}>
          <svg className={styles.menuIcon} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1 5h14M1 11h14" />
          </svg>
          <VisuallyHidden>{menuLabel}</VisuallyHidden>
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={navigationLabel}>
          <ul className={styles.links} role="list">
            {site.menu.map(({ link }) => (
              <li className={styles.item} key={link.href}>
                <a className={styles.link} href={link.href} aria-current={link.href === current ? "page" : undefined}>
                  {link.text}
                </a>
              </li>
            ))}
            <li className={styles.accountItem}>
              <a className={styles.link} href={`/log-ind?redirectUrl=${encodeURIComponent(path)}`}>
                {accountLabels.accountLabel}
              </a>
            </li>
          </ul>
        </nav>
        {joinLink && (
          <a className={styles.join} href={joinLink.href}>
            {joinLink.text}
          </a>
        )}
        <Account path={path} loginAddress={site.loginAddress} {...accountLabels} member={member} />
      </div>
      <SignInNews late={site.settings?.sessionTimeout.signedOutText} />
    </header>
  );
}

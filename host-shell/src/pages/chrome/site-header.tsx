import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { SiteMessage } from "../../services/site-settings/service-windows.ts";
import type { SiteHeaderSettings } from "../content/global-settings.ts";
import type { Site } from "../sites/site.ts";
import { Account, type AccountMember } from "./account.tsx";
import { ServiceMessages } from "./service-messages.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { SearchIcon } from "./search-icon.tsx";
import * as styles from "./site-header.css.ts";
import { SiteMenu, type SiteMenuProps } from "./site-menu.tsx";
import { SiteSwitcher } from "./site-switcher.tsx";
import { SignInNews } from "./sign-in-news.tsx";
import { Wordmark } from "./wordmark.tsx";

const menuId = "menu";

interface SiteHeaderProps extends SiteHeaderSettings {
  readonly site: Site;
  readonly messages: readonly SiteMessage[];
  readonly markOf: SiteMenuProps["markOf"];
  /** The page to which the sign-in returns. */
  readonly path: string;
  readonly member?: AccountMember | undefined;
}

/**
 * Messages, wordmark, sites, navigation and account. Without script, the menu is a list of all its entries, and leads to
 * the account, since the page does not know who is signed in.
 */
export function SiteHeader({
  site,
  messages,
  markOf,
  path,
  brand,
  homeLabel,
  navigationLabel,
  menuLabel,
  closeMenuLabel = "Luk menu",
  backLabel = "Tilbage",
  siteLabel,
  siteMenuLabel,
  closeMessageLabel,
  searchLink,
  joinLink,
  member,
  ...accountLabels
}: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <ServiceMessages messages={messages} closeLabel={closeMessageLabel} />
      <div className={styles.bar}>
        <a className={styles.home} href={site.root} aria-label={homeLabel}>
          <Wordmark kind={site.kind} name={brand} />
        </a>
        <SiteSwitcher site={site} siteLabel={siteLabel} siteMenuLabel={siteMenuLabel} />
        <button className={styles.menuButton} type="button" popoverTarget={menuId}>
          <svg className={styles.menuIcon} viewBox="0 0 16 16" aria-hidden="true">
            <path className={styles.whileClosed} d="M1 5h14M1 11h14" />
            <path className={styles.whileOpen} d="M3 3l10 10M13 3L3 13" />
          </svg>
          <VisuallyHidden>{menuLabel}</VisuallyHidden>
          <VisuallyHidden>{closeMenuLabel}</VisuallyHidden>
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={navigationLabel} data-menu="">
          <SiteMenu items={site.menu} backLabel={backLabel} markOf={markOf} />
          <ul className={styles.more} role="list">
            {searchLink && (
              <li>
                <a className={styles.moreLink} href={searchLink.href} data-search-open="">
                  {searchLink.text}
                </a>
              </li>
            )}
            {joinLink && (
              <li className={styles.joinItem}>
                <a className={styles.moreLink} href={joinLink.href}>
                  {joinLink.text}
                </a>
              </li>
            )}
            {accountLabels.selfServiceLink && (
              <li className={styles.memberItem}>
                <a className={styles.moreLink} href={accountLabels.selfServiceLink.href}>
                  {accountLabels.selfServiceLink.text}
                </a>
              </li>
            )}
            <li className={styles.accountItem}>
              <a className={styles.moreLink} href={`/log-ind?redirectUrl=${encodeURIComponent(path)}`}>
                {accountLabels.accountLabel}
              </a>
            </li>
          </ul>
        </nav>
        {searchLink && (
          <a className={styles.search} href={searchLink.href} aria-keyshortcuts="/" data-search-open="">
            <SearchIcon className={styles.searchIcon} />
            <VisuallyHidden>{searchLink.text}</VisuallyHidden>
          </a>
        )}
        {joinLink && (
          <a className={styles.join} href={joinLink.href}>
            {joinLink.text}
          </a>
        )}
        <Account path={path} loginAddress={site.loginAddress} {...accountLabels} member={member} />
      </div>
      {searchLink && <SearchDialog site={site} link={searchLink} />}
      <SignInNews late={site.settings?.sessionTimeout.signedOutText} />
    </header>
  );
}

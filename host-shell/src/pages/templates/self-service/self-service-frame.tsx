import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { SidebarIcon } from "shared-runtime/ui/icon/icon.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { PageView } from "../../block/prepared-block.ts";
import { Account } from "../../chrome/account.tsx";
import { ServiceMessages } from "../../chrome/service-messages.tsx";
import { SiteSwitcher } from "../../chrome/site-switcher.tsx";
import { SignInNews } from "../../chrome/sign-in-news.tsx";
import { Wordmark } from "../../chrome/wordmark.tsx";
import { memberMarks } from "../../member/member-marks.ts";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import { type Frame, mainOf } from "../template.ts";
import * as styles from "./self-service.css.ts";

const sidebarId = "sidebar";
const keyboard = "Meta+B Control+B";

/**
 * The shell of the pages of members: a bar with the account, a sidebar, and the page. The script in the head sets
 * before the first paint whether the sidebar is collapsed. `before` is shown above the blocks of the page.
 */
export function selfServiceFrame(frame: Frame<unknown>, before: ReactNode): string {
  const { view, skipLink, siteFooter, sessionTimeout, slot } = frame;
  return [
    slot("headless-header"),
    skipLink,
    renderToStaticMarkup(<TopBar view={view} />),
    `<div class="${styles.shell}">`,
    renderToStaticMarkup(<Sidebar view={view} />),
    `<div class="${styles.body}">`,
    mainOf(renderToStaticMarkup(before) + slot("headless-main")),
    siteFooter,
    "</div></div>",
    slot("headless-footer"),
    sessionTimeout,
  ].join("");
}

function TopBar({ view: { site, path, service } }: { readonly view: PageView }) {
  const header = site.settings?.header;
  if (!header) return null;
  const { brand, homeLabel, menuLabel, siteLabel, siteMenuLabel, closeMessageLabel } = header;
  const { loginLabel, logoutLabel, accountLabel } = header;
  return (
    <header className={styles.top}>
      <ServiceMessages messages={service.messages} closeLabel={closeMessageLabel} />
      <div className={styles.bar}>
        <button className={styles.menuButton} type="button" popoverTarget={sidebarId} aria-keyshortcuts={keyboard}>
          <SidebarIcon />
          <VisuallyHidden>{menuLabel}</VisuallyHidden>
        </button>
        <a className={styles.home} href={site.root} aria-label={homeLabel}>
          <Wordmark kind={site.kind} name={brand} />
        </a>
        <SiteSwitcher site={site} siteLabel={siteLabel} siteMenuLabel={siteMenuLabel} />
        <Account
          path={path}
          loginAddress={site.loginAddress}
          loginLabel={loginLabel}
          logoutLabel={logoutLabel}
          accountLabel={accountLabel}
          member={memberMarks}
        />
      </div>
      <SignInNews late={site.settings?.sessionTimeout.signedOutText} />
    </header>
  );
}

/** Whether a page is below the page of a link. Every page is below the front page, which therefore does not count. */
function isWithin(path: string, href: string, root: string): boolean {
  return href !== root && path.startsWith(`${href}/`);
}

/** The sidebar is next to the page on wide screens, and a sheet over the page on phones. */
function Sidebar({ view: { site, path } }: { readonly view: PageView }) {
  return (
    <div className={styles.sidebar} id={sidebarId} popover="auto" data-sidebar="">
      <button
        className={styles.toggle}
        type="button"
        aria-expanded="true"
        aria-controls={`${sidebarId}-links`}
        aria-keyshortcuts={keyboard}
        title="⌘B / Ctrl+B"
        data-sidebar-toggle=""
      >
        <SidebarIcon />
        <span className={styles.word}>Menu</span>
      </button>
      <nav aria-label={site.settings?.header?.navigationLabel} id={`${sidebarId}-links`}>
        <ul className={styles.links} role="list">
          {site.menu.map(({ link, icon = "arrow" }) => (
            <li key={link.href}>
              <a
                className={styles.link}
                href={link.href}
                aria-current={link.href === path ? "page" : isWithin(path, link.href, site.root) ? "true" : undefined}
              >
                <NamedIcon name={icon} />
                <span className={styles.word}>{link.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

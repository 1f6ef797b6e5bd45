import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { MenuIcon } from "shared-runtime/ui/icon/icon.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { PageView } from "../../block/prepared-block.ts";
import { Account } from "../../chrome/account.tsx";
import { ServiceMessages } from "../../chrome/service-messages.tsx";
import { SiteSwitcher } from "../../chrome/site-switcher.tsx";
import { SignInNews } from "../../chrome/sign-in-news.tsx";
import { Wordmark } from "../../chrome/wordmark.tsx";
import { memberMarks } from "../../member/member-marks.ts";
import { type Frame, mainOf } from "../template.ts";
import * as styles from "./self-service.css.ts";
import { keyboard, Sidebar, sidebarId } from "./sidebar.tsx";

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
          <MenuIcon />
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

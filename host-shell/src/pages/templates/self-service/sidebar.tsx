import { text } from "shared-runtime/theme/typography.css.ts";
import { ChevronRightIcon, CrossIcon, PhoneIcon, SidebarIcon } from "shared-runtime/ui/icon/icon.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { PageView } from "../../block/prepared-block.ts";
import { logoutAddress } from "../../chrome/account.tsx";
import type { MenuItem } from "../../content/fields/menu.ts";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import { phoneHref } from "../../patterns/phone/phone.tsx";
import { sitePhone } from "../../patterns/phone/site-phone.ts";
import * as styles from "./self-service.css.ts";

export const sidebarId = "sidebar";
export const keyboard = "Meta+B Control+B";

/**
 * The menu of the self-service: next to the page on wide screens, and a sheet over the page on phones, which also has
 * the telephone and the sign-out.
 */
export function Sidebar({ view }: { readonly view: PageView }) {
  const { site } = view;
  const header = site.settings?.header;
  return (
    <div className={styles.sidebar} id={sidebarId} popover="auto" data-sidebar="">
      <nav aria-label={header?.navigationLabel}>
        <div className={styles.sheetHead}>
          <p className={text.title}>{header?.menuLabel}</p>
          <button className={styles.close} type="button" popoverTarget={sidebarId} popoverTargetAction="hide">
            <CrossIcon />
            <VisuallyHidden>{header?.closeMenuLabel ?? "Luk menu"}</VisuallyHidden>
          </button>
        </div>
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
        <div className={styles.groups} id={`${sidebarId}-links`}>
          {groupsOf(site.menu).map((group, index) => (
            <Group key={index} {...group} id={`${sidebarId}-${index}`} view={view} />
          ))}
        </div>
        <div className={styles.sheetFoot}>
          <Call number={sitePhone(site)} />
          <form method="post" action={logoutAddress(site.loginAddress)}>
            <button className={styles.out} type="submit">
              <NamedIcon name="door" />
              {header?.logoutLabel}
            </button>
          </form>
        </div>
      </nav>
    </div>
  );
}

interface MenuGroup {
  readonly title: string | undefined;
  readonly items: readonly MenuItem[];
}

/** Entries with the same group that follow each other. */
function groupsOf(menu: readonly MenuItem[]): readonly MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const item of menu) {
    const before = groups.at(-1);
    if (before && before.title === item.group)
      groups[groups.length - 1] = { ...before, items: [...before.items, item] };
    else groups.push({ title: item.group, items: [item] });
  }
  return groups;
}

interface GroupProps extends MenuGroup {
  readonly id: string;
  readonly view: PageView;
}

function Group({ title, items, id, view: { site, path } }: GroupProps) {
  return (
    <div>
      {title && (
        <p className={styles.groupTitle} id={id}>
          {title}
        </p>
      )}
      <ul className={styles.links} role="list" aria-labelledby={title && id}>
        {items.map(({ link, icon = "arrow" }) => (
          <li key={link.href}>
            <a
              className={styles.link}
              href={link.href}
              aria-current={link.href === path ? "page" : isWithin(path, link.href, site.root) ? "true" : undefined}
            >
              <NamedIcon name={icon} />
              <span className={styles.word}>{link.text}</span>
              <span className={styles.chevron}>
                <ChevronRightIcon />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a page is below the page of a link. Every page is below the front page, which therefore does not count. */
function isWithin(path: string, href: string, root: string): boolean {
  return href !== root && path.startsWith(`${href}/`);
}

function Call({ number }: { readonly number: string | undefined }) {
  const href = number === undefined ? undefined : phoneHref(number);
  if (href === undefined) return null;
  return (
    <a className={styles.link} href={href}>
      <PhoneIcon />
      <span>Ring {number}</span>
    </a>
  );
}

import { useId, useState } from "react";
import { ChevronDownIcon } from "../icon/icon.tsx";
import * as styles from "./side-navigation.css.ts";

export interface NavigationItem {
  readonly href: string;
  readonly text: string;
  /** A number or a word about new things on the page. */
  readonly badge?: string;
  /** Subpages of the page, of one level. They are shown while the page or a subpage is the current page. */
  readonly items?: readonly Pick<NavigationItem, "href" | "text">[];
}

export interface SideNavigationProps {
  /** Accessible name, and the label of the button on a phone: "Selvbetjening". */
  readonly label: string;
  readonly items: readonly NavigationItem[];
  /** Address of the current page. */
  readonly current: string;
}

/** Links to the pages of a section, with the current one marked. On a phone, a button opens them. */
export function SideNavigation({ label, items, current }: SideNavigationProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label={label}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      <ul id={listId} className={styles.list} role="list">
        {items.map(({ href, text, badge, items: inner = [] }) => {
          const isWithin = href === current || inner.some((item) => item.href === current);
          return (
            <li key={href}>
              <a className={styles.link} href={href} aria-current={href === current ? "page" : undefined}>
                {text}
                {badge !== undefined && <span className={styles.badge}>{badge}</span>}
              </a>
              {isWithin && inner.length > 0 && (
                <ul className={styles.inner} role="list">
                  {inner.map((item) => (
                    <li key={item.href}>
                      <a
                        className={styles.link}
                        href={item.href}
                        aria-current={item.href === current ? "page" : undefined}
                      >
                        {item.text}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

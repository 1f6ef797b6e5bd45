import type { MenuItem } from "../content/fields/menu.ts";
import * as styles from "./site-menu.css.ts";

export interface SiteMenuProps {
  readonly items: readonly MenuItem[];
  /** Label of the buttons that return to the level above. */
  readonly backLabel: string;
  /** Returns the mark that stands for `aria-current` of a control at a place of the menu, such as `0-2`. */
  readonly markOf: (kind: "link" | "branch", place: string) => "true";
}

/**
 * The entries of the menu of a site. An entry with a branch has a button that opens the branch; the first link of the
 * branch leads to the page of the entry. Without script, all branches are open and there are no buttons.
 */
export function SiteMenu({ items, backLabel, markOf }: SiteMenuProps) {
  return <Level items={items} level={0} place="" backLabel={backLabel} markOf={markOf} />;
}

interface LevelProps extends SiteMenuProps {
  readonly level: number;
  /** The place of the parent entry. */
  readonly place: string;
  /** The text of the parent entry. */
  readonly parent?: string | undefined;
}

function Level({ items, level, place, parent, ...shared }: LevelProps) {
  return (
    <ul className={styles.levels[level]} role="list">
      {items.map((item, index) => (
        <li className={styles.entry} key={`${index} ${item.link.href}`}>
          <Entry
            item={item}
            level={level}
            place={place === "" ? `${index}` : `${place}-${index}`}
            parent={parent}
            {...shared}
          />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<LevelProps, "items"> {
  readonly item: MenuItem;
}

function Entry({ item: { link, description, items }, level, place, parent = "menuen", ...shared }: EntryProps) {
  const own = (
    <a
      className={items.length > 0 ? styles.ownLink : styles.link}
      href={link.href}
      aria-current={shared.markOf("link", place)}
    >
      {link.text}
    </a>
  );
  if (items.length === 0) return own;
  const id = `menu-${place}`;
  return (
    <>
      <button
        className={styles.opener}
        type="button"
        aria-expanded="false"
        aria-controls={id}
        aria-current={shared.markOf("branch", place)}
      >
        {link.text}
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M4 2l4 4-4 4" />
        </svg>
      </button>
      <div className={styles.branches[level]} id={id}>
        <div className={styles.about}>
          <button className={styles.back} type="button" data-menu-back="">
            <svg className={styles.backArrow} viewBox="0 0 12 12" aria-hidden="true">
              <path d="M8 2L4 6l4 4" />
            </svg>
            {shared.backLabel} til {parent}
          </button>
          {own}
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <Level items={items} level={level + 1} place={place} parent={link.text} {...shared} />
      </div>
    </>
  );
}

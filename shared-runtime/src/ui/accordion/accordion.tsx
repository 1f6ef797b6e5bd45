import type { ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { ChevronDownIcon } from "../icon/icon.tsx";
import { StatusIcon, type Status } from "../status-icon/status-icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./accordion.css.ts";

export interface AccordionItem {
  readonly key: string;
  /** Id of the control that opens the item, for links to it. */
  readonly id?: string;
  readonly title: string;
  /** Status of the content, shown as an icon. `badge` has the words for it. */
  readonly status?: Status;
  readonly badge?: string;
  /** Hides the badge visually if the icon is enough. It is still read out. */
  readonly quiet?: boolean;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Keys of the open items. */
  readonly open: readonly string[];
  readonly onChange: (open: readonly string[]) => void;
  /** Heading level of the items. */
  readonly level?: 2 | 3 | 4;
  /** Labels of the buttons that open or close all items. If one of them is absent, there are no such buttons. */
  readonly openAllLabel?: string;
  readonly closeAllLabel?: string;
  /** Shown on one line with both buttons if there is room. */
  readonly heading?: ReactNode;
}

export function Accordion({ items, open, onChange, level = 3, openAllLabel, closeAllLabel, heading }: AccordionProps) {
  const Heading = `h${level}` as const;
  const all = items.map(({ key }) => key);
  // The browser itself opens an item that has a match of its find-in-page search.
  const keep = (key: string, isOpen: boolean) => {
    if (open.includes(key) !== isOpen) onChange(all.filter((other) => (other === key ? isOpen : open.includes(other))));
  };
  return (
    <div className={styles.accordion}>
      {openAllLabel !== undefined && closeAllLabel !== undefined && (
        <div className={styles.top}>
          {heading}
          <div className={styles.tools}>
            <Button variant="quiet" blocked={open.length === items.length} onClick={() => onChange(all)}>
              {openAllLabel}
            </Button>
            <Button variant="quiet" blocked={open.length === 0} onClick={() => onChange([])}>
              {closeAllLabel}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.items}>
        {items.map(({ key, id, title, status, badge, quiet = false, content }) => (
          <details
            key={key}
            className={styles.item}
            open={open.includes(key)}
            onToggle={({ currentTarget }) => keep(key, currentTarget.open)}
          >
            <summary id={id} className={styles.summary}>
              {status !== undefined && <StatusIcon status={status} />}
              <Heading className={styles.title}>{title}</Heading>
              {badge !== undefined &&
                (quiet ? (
                  <VisuallyHidden>{badge}</VisuallyHidden>
                ) : (
                  <span className={styles.badge}>
                    <Badge {...(status && { tone: status })}>{badge}</Badge>
                  </span>
                ))}
              <span className={styles.chevron}>
                <ChevronDownIcon />
              </span>
            </summary>
            <div className={styles.body}>{content}</div>
          </details>
        ))}
      </div>
    </div>
  );
}

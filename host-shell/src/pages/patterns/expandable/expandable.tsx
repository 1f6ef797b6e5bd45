import type { ReactNode } from "react";
import { ChevronDownIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as styles from "./expandable.css.ts";

interface ExpandableProps {
  readonly id: string;
  readonly title: string;
  /** Level of the heading. */
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/**
 * A heading that opens the content below it. The browser opens the content for a link to an element in it and for a
 * match of its search. The content is always printed.
 */
export function Expandable({ id, title, level, children }: ExpandableProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={styles.item} id={id}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

interface MoreProps {
  /** Labels of the button while closed and while open. */
  readonly openText: string;
  readonly closeText: string;
  /** The subject of the expandable part, for screen readers. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A button that shows more text and hides it again. */
export function More({ openText, closeText, about, children }: MoreProps) {
  return (
    <details className={styles.more}>
      <summary className={styles.button}>
        <span className={styles.whenClosed}>{openText}</span>
        <span className={styles.whenOpen}>{closeText}</span>
        <span className={styles.about}>: {about}</span>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={styles.moreBody}>{children}</div>
    </details>
  );
}

interface CollapsibleProps {
  /** The id of the content. */
  readonly id: string;
  /** The id of the heading, which names the button. */
  readonly labelledBy: string;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content that is always open on wide screens, on paper and without script. On narrower screens, it is collapsed before
 * the first paint, and a button over the heading opens it. The block that uses it has the script: see
 * `attention-card.enhance.ts`.
 */
export function Collapsible({ id, labelledBy, heading, children }: CollapsibleProps) {
  return (
    <div data-collapsible="">
      <div className={styles.collapsibleHead}>
        {heading}
        <button
          className={styles.cover}
          type="button"
          aria-expanded="false"
          aria-controls={id}
          aria-labelledby={labelledBy}
        >
          <ChevronDownIcon />
        </button>
      </div>
      <div className={styles.collapsibleBody} id={id}>
        {children}
      </div>
    </div>
  );
}

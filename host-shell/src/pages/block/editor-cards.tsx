import * as styles from "./editor-cards.css.ts";

interface HiddenBlockProps {
  readonly componentName: string;
  readonly uid: string;
  readonly problems: readonly string[];
}

/** Shows editors why visitors do not see this block. */
export function HiddenBlock({ componentName, uid, problems }: HiddenBlockProps) {
  return (
    <div className={styles.note} role="note">
      <strong>Blokken “{componentName}” vises ikke for besøgende</strong>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className={styles.uid}>{uid}</p>
    </div>
  );
}

/** Shows editors a remark about a block or a page that visitors do see. */
export function BlockNotes({ name, notes }: { readonly name: string; readonly notes: readonly string[] }) {
  return (
    <div className={styles.note} role="note">
      <strong>{name}</strong>
      <ul className={styles.problems}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

interface EmptyPlaceholderProps {
  readonly name: string;
  /** The names of the blocks that fit. */
  readonly fitting: readonly string[];
}

/** Shows editors a place where blocks can go. */
export function EmptyPlaceholder({ name, fitting }: EmptyPlaceholderProps) {
  return (
    <div className={styles.place} data-empty-placeholder={name}>
      Her kan du sætte {inDanish.format(fitting)} ({name})
    </div>
  );
}

const inDanish = new Intl.ListFormat("da", { type: "disjunction" });

import * as styles from "./unsound-block.css.ts";

interface UnsoundBlockProps {
  readonly componentName: string;
  readonly problems: readonly string[];
}

/** Tells editors why visitors do not see a block. */
export function UnsoundBlock({ componentName, problems }: UnsoundBlockProps) {
  return (
    <div className={styles.note} role="note">
      <strong>Blokken “{componentName}” vises ikke for besøgende</strong>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

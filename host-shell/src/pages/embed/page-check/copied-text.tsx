import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import * as styles from "./page-check.css.ts";

interface CopiedTextProps {
  readonly text: string;
  /** What the button copies, for screen readers: "koden til: Linjen mangler". */
  readonly what: string;
}

/** A text, with a button that copies it by a script. */
export function CopiedText({ text, what }: CopiedTextProps) {
  return (
    <div className={styles.codeBox} data-code>
      <pre className={styles.code}>
        <code>{text}</code>
      </pre>
      <button className={styles.copy} type="button" data-copy>
        <span data-copy-label>Kopiér</span>
        <VisuallyHidden> {what}</VisuallyHidden>
      </button>
    </div>
  );
}

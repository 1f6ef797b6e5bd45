import * as styles from "./sheet.css.ts";

/** What a reader's pen leaves in the margin beside a line. */
export function MarginMark({ path }: { readonly path: string }) {
  return (
    <svg className={styles.marginMark} viewBox="0 0 14 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

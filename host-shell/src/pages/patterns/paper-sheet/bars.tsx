import * as styles from "./paper-sheet.css.ts";

/** Lines of text too small to read; each width is a share of the line. */
export function Bars({ widths }: { readonly widths: readonly number[] }) {
  const height = widths.length * 5.4 - 3;
  return (
    <svg className={styles.bars} viewBox={`0 0 100 ${height}`} aria-hidden="true">
      {widths.map((width, index) => (
        <rect key={index} y={index * 5.4} width={width} height={2.4} rx={1.2} />
      ))}
    </svg>
  );
}

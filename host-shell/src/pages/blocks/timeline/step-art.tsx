import type { ReactNode } from "react";
import * as styles from "./step-art.css.ts";

/** Drawings of the three steps of a check: a sheet arrives, is read, and comes back with notes. */
export function StepArt({ step }: { readonly step: number }) {
  return (
    <svg className={styles.art} viewBox="16 0 128 140" aria-hidden="true">
      {drawings[step] ?? drawings[0]}
    </svg>
  );
}

const lines = (rows: readonly (readonly [y: number, width: number])[]) =>
  rows.map(([y, width]) => <rect key={y} className={styles.line} x={34} y={y} width={width} height={5} rx={2.5} />);

const sheet = <rect className={styles.paper} x={20} y={8} width={96} height={126} rx={5} />;

const drawings: readonly ReactNode[] = [
  <>
    <g transform="rotate(-5 68 72)">
      <path className={styles.paper} d="M25 8h68l23 23v98a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5z" />
      <path className={styles.paper} d="M93 8v18a5 5 0 0 0 5 5h18" />
      {lines([
        [62, 50],
        [76, 66],
        [90, 58],
        [104, 38],
      ])}
      <text className={styles.label} x={34} y={44}>
        PDF
      </text>
    </g>
  </>,
  <>
    {sheet}
    {lines([
      [30, 44],
      [48, 66],
      [62, 58],
      [90, 66],
      [104, 48],
    ])}
    <circle className={styles.glass} cx={88} cy={74} r={28} />
    <path className={styles.pen} d="M108 94l22 22" />
  </>,
  <>
    <g transform="rotate(3 68 72)">
      {sheet}
      {lines([
        [30, 44],
        [52, 50],
        [66, 62],
        [92, 54],
        [106, 40],
      ])}
    </g>
    <g transform="rotate(-5 108 56)">
      <rect className={styles.note} x={84} y={38} width={50} height={34} rx={4} />
      <path className={styles.onNote} d="M100 55l7 7 12-13" />
    </g>
    <path className={styles.pen} d="M34 118c6-5 8 5 14 0s8 5 14 0 8 5 14 0" />
  </>,
];

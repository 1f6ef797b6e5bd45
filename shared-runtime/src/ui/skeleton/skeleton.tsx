import * as styles from "./skeleton.css.ts";

export interface SkeletonProps {
  readonly shape: keyof typeof styles.block;
}

/** Placeholder for loading content. Screen readers do not read it, so announce the loading elsewhere. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div className={styles.block[shape]} aria-hidden />;
}

export interface SkeletonTextProps {
  readonly lines: number;
  /** Adds a first line as high as a headline. */
  readonly heading?: boolean;
}

/** Placeholder for running text. */
export function SkeletonText({ lines, heading = false }: SkeletonTextProps) {
  return (
    <div className={styles.lines} aria-hidden>
      {heading && <div className={styles.line.heading} />}
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.line.text} />
      ))}
    </div>
  );
}

import * as styles from "./skeleton.css.ts";

export interface SkeletonProps {
  readonly shape: keyof typeof styles.block;
}

/** Holds the place of something that is being fetched. Say in words elsewhere that it is. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div className={styles.block[shape]} aria-hidden />;
}

export interface SkeletonTextProps {
  readonly lines: number;
  /** One more line above, as high as a headline. */
  readonly heading?: boolean;
}

/** Holds the place of running text. */
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

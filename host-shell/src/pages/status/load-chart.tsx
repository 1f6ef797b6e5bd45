import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { danish } from "./danish-format.ts";
import * as styles from "./load-chart.css.ts";
import type { Bucket, Period } from "./load-figures.ts";

interface LoadChartProps {
  readonly period: Period;
  /** "den sidste time" */
  readonly when: string;
  /** "5 minutter" */
  readonly step: string;
  readonly id: string;
}

/** Bars for mounts (up) and failures (down), a line of load times below them, and the figures as a table. */
export function LoadChart({ period: { total, buckets }, when, step, id }: LoadChartProps) {
  const most = Math.max(...buckets.map(({ mounted }) => mounted));
  const longest = { mounted: 1, failed: 0, milliseconds: Math.max(...buckets.map(({ milliseconds }) => milliseconds)) };
  const summary = `Diagram over ${when}: vist ${danish.count(total.mounted)} gange, fejlet ${danish.count(total.failed)} gange, højst ${danish.count(most)} visninger på ${step}, længste tid ${danish.loadTime(longest)}.`;
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-titel`}>
      <div role="img" aria-label={summary}>
        <Loads buckets={buckets} />
        <LoadTimes buckets={buckets} />
      </div>
      <div className={styles.axis} aria-hidden="true">
        {buckets[0] && <span>{danish.time(buckets[0].from)}</span>}
        <span>nu</span>
      </div>
      <p className={styles.scale} aria-hidden="true">
        Flest vist: {danish.count(most)} på {step}.
        {longest.milliseconds > 0 && ` Længste tid: ${danish.loadTime(longest)}.`}
      </p>
      <details className={styles.details}>
        <summary className={styles.summary}>
          Tallene bag diagrammet<VisuallyHidden> over {when}</VisuallyHidden>
        </summary>
        <LoadTable buckets={buckets} step={step} />
      </details>
    </figure>
  );
}

function LoadTable({ buckets, step }: Drawing & Pick<LoadChartProps, "step">) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>I skridt på {step}</caption>
      <thead>
        <tr>
          <th scope="col">Fra kl.</th>
          <th scope="col">Vist</th>
          <th scope="col">Fejlet</th>
          <th scope="col">Andel</th>
          <th scope="col">Tid</th>
        </tr>
      </thead>
      <tbody>
        {buckets.map((bucket) => (
          <tr key={bucket.from.getTime()}>
            <th scope="row">{danish.time(bucket.from)}</th>
            <td>{danish.count(bucket.mounted)}</td>
            <td>{danish.count(bucket.failed)}</td>
            <td>{danish.failureShare(bucket)}</td>
            <td>{danish.loadTime(bucket)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Drawing {
  readonly buckets: readonly Bucket[];
}

const wide = 10;
const upwards = 44;
const downwards = 20;

function Loads({ buckets }: Drawing) {
  const mostMounted = Math.max(1, ...buckets.map(({ mounted }) => mounted));
  const mostFailed = Math.max(...buckets.map(({ failed }) => failed));
  const unit = Math.min(upwards / mostMounted, mostFailed === 0 ? Infinity : downwards / mostFailed);
  // At least 1.5 units of the drawing, so that a single load among thousands is visible.
  const length = (count: number): number => (count === 0 ? 0 : Math.max(1.5, count * unit));
  return (
    <svg
      className={styles.loads}
      viewBox={`0 0 ${buckets.length * wide} ${upwards + downwards + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {buckets.map(({ from, mounted, failed }, index) => (
        <g key={from.getTime()}>
          <rect
            className={styles.mounted}
            x={index * wide + 1.5}
            y={upwards - length(mounted)}
            width={wide - 3}
            height={length(mounted)}
          />
          <rect
            className={styles.failed}
            x={index * wide + 1.5}
            y={upwards + 2}
            width={wide - 3}
            height={length(failed)}
          />
        </g>
      ))}
      <path
        className={styles.ground}
        d={`M0 ${upwards + 1}H${buckets.length * wide}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const tall = 24;

/** A line for each step at the height of its mean time. A step without mounts has no line. */
function LoadTimes({ buckets }: Drawing) {
  const longest = Math.max(1, ...buckets.map(({ milliseconds }) => milliseconds));
  const steps = buckets.map(({ mounted, milliseconds }, index) => {
    const y = tall - 2 - (milliseconds / longest) * (tall - 4);
    return mounted === 0 ? "" : `M${index * wide + 1} ${y.toFixed(1)}h${wide - 2}`;
  });
  return (
    <svg
      className={styles.times}
      viewBox={`0 0 ${buckets.length * wide} ${tall}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.time} d={steps.join("")} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

import type { ReleaseState } from "shared-runtime/api/registry-management.ts";
import { danishNumber } from "shared-runtime/text/danish-number.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { danish } from "./danish-format.ts";
import * as styles from "./release-panel.css.ts";
import { metricNames, releaseSentence, valueOf } from "./release-sentence.ts";

interface ReleasePanelProps {
  readonly id: string;
  readonly release: ReleaseState;
}

type ComparedMetric = ReleaseState["metrics"][number];

const steps = [1, 10, 50, 100];

/** A gradual release: its steps, the reason for its state, and both versions compared in a chart and in a table. */
export function ReleasePanel({ id, release }: ReleasePanelProps) {
  const { version, stable, visits, metrics } = release;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-titel`}>
      <h3 className={text.title} id={`${id}-titel`}>
        Gradvis udgivelse af {version}
      </h3>
      <Steps release={release} />
      <p>{releaseSentence(release)}</p>
      {visits.new > 0 && (
        <figure className={styles.figure} aria-labelledby={`${id}-titel`}>
          <p className={styles.legend} aria-hidden="true">
            <span>
              <span className={styles.swatch.fresh} /> {version}
            </span>
            <span>
              <span className={styles.swatch.stable} /> {stable} i samme tid
            </span>
          </p>
          <div className={styles.rows} role="img" aria-label={summaryOf(release)}>
            {metrics.map((compared) => (
              <Bars key={compared.metric} compared={compared} isWorse={compared.metric === release.worse} />
            ))}
          </div>
          <details>
            <summary className={styles.summary}>Tallene bag diagrammet</summary>
            <FigureTable release={release} />
          </details>
        </figure>
      )}
    </section>
  );
}

function Steps({ release: { share, state } }: Pick<ReleasePanelProps, "release">) {
  return (
    <ol className={styles.steps} role="list" aria-label="Trin, i procent af de besøgende">
      {steps.map((step) => (
        <li
          key={step}
          className={step < share ? styles.step.past : step === share ? styles.step.present : styles.step.coming}
          aria-current={step === share && state !== "done" ? "step" : undefined}
        >
          {danish.count(step)}&nbsp;%
        </li>
      ))}
    </ol>
  );
}

const wide = 100;

/** Two bars, the longer of which has the full width. */
function Bars({ compared, isWorse }: { readonly compared: ComparedMetric; readonly isWorse: boolean }) {
  const { metric } = compared;
  const sides = [
    { side: "fresh", counts: compared.new },
    { side: "stable", counts: compared.stable },
  ] as const;
  const longest = Math.max(...sides.map(({ counts }) => amountOf(metric, counts)));
  return (
    <div className={styles.row}>
      <span className={isWorse ? styles.worseName : styles.name}>{metricNames[metric]}</span>
      <div className={styles.bars}>
        {sides.map(({ side, counts }) => (
          <div className={styles.bar} key={side}>
            <svg className={styles.track} viewBox={`0 0 ${wide} 8`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={side === "fresh" && isWorse ? styles.fill.worse : styles.fill[side]}
                width={longest === 0 ? 0 : (amountOf(metric, counts) / longest) * wide}
                height={8}
              />
            </svg>
            <span className={styles.value}>{valueOf(metric, counts)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function amountOf(metric: ComparedMetric["metric"], { visits, bad, p75 }: ComparedMetric["new"]): number {
  if (metric === "ready" || metric === "delay") return p75 ?? 0;
  return visits === 0 ? 0 : bad / visits;
}

function summaryOf({ version, stable, metrics }: ReleaseState): string {
  const parts = metrics.map(
    ({ metric, new: fresh, stable: others }) =>
      `${metricNames[metric]}: ${valueOf(metric, fresh)} mod ${valueOf(metric, others)}`,
  );
  return `Diagram over ${version} mod ${stable}. ${parts.join(". ")}.`;
}

function FigureTable({ release: { version, stable, metrics } }: Pick<ReleasePanelProps, "release">) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        Tal for besøg. Tiderne er dem, som tre ud af fire besøg holder sig under.
      </caption>
      <thead>
        <tr>
          <th scope="col">Målt</th>
          <th scope="col">{version}</th>
          <th scope="col">{stable}</th>
        </tr>
      </thead>
      <tbody>
        {metrics.map(({ metric, new: fresh, stable: others }) => (
          <tr key={metric}>
            <th scope="row">{metricNames[metric]}</th>
            {[fresh, others].map((counts, place) => (
              <td key={place === 0 ? "fresh" : "stable"}>
                {valueOf(metric, counts)}
                {counts.visits > 0 && ` af ${danishNumber(counts.visits)}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { text } from "shared-runtime/theme/typography.css.ts";
import { danish } from "./danish-format.ts";
import { LoadChart } from "./load-chart.tsx";
import type { Period } from "./load-figures.ts";
import * as styles from "./status-page.css.ts";

interface PeriodPanelProps {
  readonly id: string;
  readonly title: string;
  readonly when: string;
  readonly step: string;
  readonly period: Period;
}

/** The loads of a widget in a period: four figures and a chart. */
export function PeriodPanel({ id, title, when, step, period }: PeriodPanelProps) {
  const { total } = period;
  const isEmpty = total.mounted + total.failed === 0;
  return (
    <div className={styles.period}>
      <h3 className={text.title} id={`${id}-titel`}>
        {title}
      </h3>
      {isEmpty ? (
        <p className={styles.empty}>Ingen har fået værktøjet vist {when}.</p>
      ) : (
        <>
          <dl className={styles.figures}>
            <Figure kind="mounted" name="Vist" value={danish.count(total.mounted)} />
            <Figure kind="failed" name="Fejlet" value={danish.count(total.failed)} />
            <Figure name="Andel fejlet" value={danish.failureShare(total)} />
            <Figure kind="time" name="Tid i snit" value={danish.loadTime(total)} />
          </dl>
          <LoadChart id={id} when={when} step={step} period={period} />
        </>
      )}
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** How the chart draws this figure. */
  readonly kind?: keyof typeof styles.legend;
}

function Figure({ name, value, kind }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureName}>
        {kind && <span className={styles.legend[kind]} />}
        {name}
      </dt>
      <dd className={styles.figureValue}>{value}</dd>
    </div>
  );
}

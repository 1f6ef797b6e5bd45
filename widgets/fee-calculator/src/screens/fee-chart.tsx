import { fillText } from "shared-runtime/contract/fill-text.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";
import type { Comparison, Fee } from "../model/compare-fees.ts";
import { kronerText } from "shared-runtime/text/danish-amount.ts";
import { partWords } from "../model/part-words.ts";
import * as styles from "./fee-chart.css.ts";

export type KnownComparison = Exclude<Comparison, { readonly kind: "unknown" }>;

export interface FeeChartProps {
  readonly texts: FeeCalculatorTexts<"picture">;
  readonly comparison: KnownComparison;
  readonly names: { readonly current: string; readonly ours: string };
}

/** Both prices as bars on one scale. Assistive technology reads a table with the same numbers instead. */
export function FeeChart({ texts, comparison, names }: FeeChartProps) {
  const { kind, current, ours, monthly } = comparison;
  const difference = { cheaper: texts.less, dearer: texts.more, same: undefined }[kind];
  const scale = Math.max(current.monthly, ours.monthly, 1);
  return (
    <div role="table" aria-label={texts.chartTitle} className={styles.chart}>
      <div role="rowgroup">
        <VisuallyHidden>
          <span role="row">
            <span role="columnheader">{texts.columnOrganisation}</span>
            <span role="columnheader">{texts.columnTotal}</span>
            {ours.parts.map(({ field }) => (
              <span key={field} role="columnheader">
                {texts[partWords[field].name]}
              </span>
            ))}
          </span>
        </VisuallyHidden>
      </div>
      <div role="rowgroup" className={styles.rows}>
        <Row texts={texts} owner="current" name={names.current} fee={current} scale={scale} />
        <Row
          texts={texts}
          owner="ours"
          name={names.ours}
          fee={ours}
          scale={scale}
          saved={Math.max(current.monthly - ours.monthly, 0)}
          mark={difference && fillText(difference, { amount: kronerText(monthly) })}
        />
      </div>
    </div>
  );
}

interface RowProps {
  readonly texts: FeeCalculatorTexts<"picture">;
  readonly owner: keyof typeof styles.part;
  readonly name: string;
  readonly fee: Fee;
  /** The price in øre that fills the whole width. */
  readonly scale: number;
  readonly saved?: number;
  readonly mark?: string | undefined;
}

function Row({ texts, owner, name, fee, scale, saved = 0, mark }: RowProps) {
  const shareOf = (oere: number) => ({ inlineSize: `${(oere / scale) * 100}%` });
  return (
    <div role="row" className={styles.row}>
      <div role="rowheader" className={styles.name}>
        {name}
      </div>
      <div role="cell" className={styles.total}>
        <span className={styles.amount}>{kronerText(fee.monthly)}</span>{" "}
        {mark !== undefined && (
          <span className={styles.mark}>
            <Badge tone={saved > 0 ? "good" : "info"}>{mark}</Badge>
          </span>
        )}
      </div>
      <div aria-hidden className={styles.bar}>
        {fee.parts.map(({ field, monthly }) => (
          <span key={field} className={`${styles.part[owner]} ${styles.shade[field]}`} style={shareOf(monthly)} />
        ))}
        {saved > 0 && <span className={styles.saved} style={shareOf(saved)} />}
      </div>
      {fee.parts.map(({ field, monthly }) => (
        <div key={field} role="cell" className={fee.parts.length > 1 ? styles.detail : styles.hiddenDetail}>
          <span aria-hidden>
            <span className={`${styles.swatch[owner]} ${styles.shade[field]}`} /> {texts[partWords[field].name]}{" "}
          </span>
          {kronerText(monthly)}
        </div>
      ))}
    </div>
  );
}

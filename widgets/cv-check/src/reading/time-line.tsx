import type { CSSProperties } from "react";
import type { CvEntryKind, CvReading, ShownEntry } from "shared-runtime/api/cv-reading.ts";
import { nameOf } from "./entry-words.ts";
import { kindTexts } from "./reading.texts.ts";
import * as styles from "./time-line.css.ts";

interface TimeLineProps {
  readonly entries: readonly ShownEntry[];
  readonly gaps: CvReading["gaps"];
  readonly today: Date;
}

const lanes: readonly CvEntryKind[] = [
  "job",
  "side-job",
  "leave",
  "military",
  "education",
  "course",
  "post",
  "voluntary",
];

/** A drawing of the entries by year. Hidden from screen readers and on phones: the list below it has the same content. */
export function TimeLine({ entries, gaps, today }: TimeLineProps) {
  const now = today.getFullYear() + today.getMonth() / 12;
  const spans = entries.flatMap((entry) =>
    entry.from === undefined ? [] : [{ entry, ...spanOf({ from: entry.from, to: entry.to ?? entry.from }, now) }],
  );
  if (spans.length < 2) return undefined;
  const first = Math.floor(Math.min(...spans.map(({ start }) => start)));
  const last = Math.max(...spans.map(({ end }) => end), first + 1);
  const at = (year: number) => ((year - first) / (last - first)) * 100;
  const place = (start: number, end: number): CSSProperties => ({
    insetInlineStart: `${at(start)}%`,
    inlineSize: `${at(end) - at(start)}%`,
  });
  const step = last - first > 24 ? 10 : last - first > 10 ? 5 : 2;
  const years = Array.from({ length: Math.ceil(last) - first + 1 }, (_, offset) => first + offset).filter(
    (year) => year % step === 0 && year <= last,
  );
  return (
    <div className={styles.timeLine} aria-hidden>
      <div className={styles.years}>
        {years.map((year) => (
          <span key={year} className={styles.year} style={{ insetInlineStart: `${at(year)}%` }}>
            {year}
          </span>
        ))}
      </div>
      {lanes
        .filter((kind) => spans.some(({ entry }) => entry.kind === kind))
        .map((kind) => (
          <div key={kind} className={styles.lane}>
            <span className={styles.laneName}>{kindTexts[kind]}</span>
            <div className={styles.track}>
              {kind === "job" &&
                gaps.map((gap) => {
                  const { start, end } = spanOf(gap, now);
                  return <span key={gap.from} className={styles.gap} style={place(start, end)} />;
                })}
              {spans
                .filter(({ entry }) => entry.kind === kind)
                .map(({ entry, start, end }) => (
                  <span
                    key={entry.id}
                    className={entry.isCertain ? styles.bar : styles.doubted}
                    style={place(start, end)}
                    title={nameOf(entry)}
                  />
                ))}
            </div>
          </div>
        ))}
    </div>
  );
}

/** In years: August 2017 begins at 2017 7/12. */
function spanOf({ from, to }: { readonly from: string; readonly to: string }, now: number) {
  const start = yearsUntil(from, 1);
  const end = to === "now" ? now : yearsUntil(to, 12) + 1 / 12;
  return { start, end: Math.max(end, start + 1 / 12) };
}

function yearsUntil(written: string, defaultMonth: number): number {
  const [year, month = defaultMonth] = written.split("-").map(Number);
  return (year ?? 0) + (month - 1) / 12;
}

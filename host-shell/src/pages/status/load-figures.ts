import type { MinuteCounts } from "../../services/widget-registry/load-counts.ts";

/** Numbers of mounts and failures, and the mean time of a mount; 0 ms without mounts. */
export interface Figures {
  readonly mounted: number;
  readonly failed: number;
  readonly milliseconds: number;
}

export interface Bucket extends Figures {
  readonly from: Date;
}

export interface Period {
  readonly total: Figures;
  /** The oldest bucket first; the last bucket is not complete. */
  readonly buckets: readonly Bucket[];
}

const minute = 60_000;

/** The last hour in steps of five minutes, aligned to the clock. */
export function lastHour(minutes: readonly MinuteCounts[], now: Date): Period {
  return period(minutes, now, { length: 5 * minute, count: 12 });
}

/** The last day in steps of an hour, aligned to the clock. */
export function lastDay(minutes: readonly MinuteCounts[], now: Date): Period {
  return period(minutes, now, { length: 60 * minute, count: 24 });
}

/** The start of the period whose counts `lastDay` needs. */
export function dayBegins(now: Date): Date {
  return new Date((Math.floor(now.getTime() / (60 * minute)) - 23) * 60 * minute);
}

/** Percentage of loads that failed; `undefined` if there were none. */
export function failureShare({ mounted, failed }: Figures): number | undefined {
  const loads = mounted + failed;
  return loads === 0 ? undefined : (failed / loads) * 100;
}

function period(
  minutes: readonly MinuteCounts[],
  now: Date,
  { length, count }: { readonly length: number; readonly count: number },
): Period {
  const current = Math.floor(now.getTime() / length);
  const byBucket = Map.groupBy(minutes, (counts) => Math.floor(counts.minute.getTime() / length));
  const buckets = Array.from({ length: count }, (_, index): Bucket => {
    const at = current - count + 1 + index;
    return { from: new Date(at * length), ...sumOf(byBucket.get(at) ?? []) };
  });
  return { total: sumOf(buckets), buckets };
}

function sumOf(parts: readonly Figures[]): Figures {
  const mounted = parts.reduce((sum, part) => sum + part.mounted, 0);
  const milliseconds = parts.reduce((sum, part) => sum + part.milliseconds * part.mounted, 0);
  return {
    mounted,
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
    milliseconds: mounted === 0 ? 0 : Math.round(milliseconds / mounted),
  };
}

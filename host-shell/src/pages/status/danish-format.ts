import { danishNumber } from "shared-runtime/text/danish-number.ts";
import type { FailureFigures } from "../../services/widget-registry/failure-figures.ts";
import { type Figures, failureShare } from "./load-figures.ts";

const zone = { timeZone: "Europe/Copenhagen" } as const;
const dayAndTime = new Intl.DateTimeFormat("da-DK", {
  ...zone,
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});
const day = new Intl.DateTimeFormat("da-DK", { ...zone, day: "numeric", month: "long" });
const time = new Intl.DateTimeFormat("da-DK", { ...zone, hour: "2-digit", minute: "2-digit" });
const timeToTheSecond = new Intl.DateTimeFormat("da-DK", { ...zone, timeStyle: "medium" });

/** Keeps a figure and its unit on one line. */
const nbsp = "\u00a0";

/** Formats figures and dates in Danish. */
export const danish = {
  moment: (date: Date): string => dayAndTime.format(date),
  day: (date: Date): string => day.format(date),
  time: (date: Date): string => time.format(date),
  second: (date: Date): string => timeToTheSecond.format(date),
  count: (value: number): string => danishNumber(value),
  bytes: (value: number): string => `${danishNumber(value / 1000, 1)}${nbsp}kB`,
  /** A dash if there were no loads. Rounded, but 0 % only if no load failed, and 100 % only if all failed. */
  failureShare: (figures: Figures): string => {
    const share = failureShare(figures);
    if (share === undefined) return "–";
    if (share > 0 && share < 0.05) return `under 0,1${nbsp}%`;
    return `${danishNumber(share < 100 ? Math.min(share, 99.9) : share, 1)}${nbsp}%`;
  },
  /** The reason why the registry withdrew a version. */
  failures: ({ failed, loads, limit }: FailureFigures): string => {
    const share = danish.failureShare({ mounted: loads - failed, failed, milliseconds: 0 });
    return `${danishNumber(failed)} af ${danishNumber(loads)} indlæsninger mislykkedes (${share}). Grænsen er ${danishNumber(limit)}${nbsp}%.`;
  },
  /** A dash if there were no mounts. */
  loadTime: ({ mounted, milliseconds }: Figures): string => {
    if (mounted === 0) return "–";
    return milliseconds < 1000 ? `${milliseconds}${nbsp}ms` : `${danishNumber(milliseconds / 1000, 1)}${nbsp}s`;
  },
} as const;

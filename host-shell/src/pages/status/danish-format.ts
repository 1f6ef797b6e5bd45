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
const time = new Intl.DateTimeFormat("da-DK", { ...zone, hour: "2-digit", minute: "2-digit" });
const timeToTheSecond = new Intl.DateTimeFormat("da-DK", { ...zone, timeStyle: "medium" });
const whole = new Intl.NumberFormat("da-DK", { maximumFractionDigits: 0 });
const toTenths = new Intl.NumberFormat("da-DK", { maximumFractionDigits: 1 });

/** Keeps a figure and its unit on one line. */
const nbsp = "\u00a0";

/** Formats figures and dates in Danish. */
export const danish = {
  moment: (date: Date): string => dayAndTime.format(date),
  time: (date: Date): string => time.format(date),
  second: (date: Date): string => timeToTheSecond.format(date),
  count: (value: number): string => whole.format(value),
  bytes: (value: number): string => `${toTenths.format(value / 1000)}${nbsp}kB`,
  /** A dash without loads. Never 0 % if any load failed, and never 100 % if any did not. */
  failureShare: (figures: Figures): string => {
    const share = failureShare(figures);
    if (share === undefined) return "–";
    if (share > 0 && share < 0.05) return `under 0,1${nbsp}%`;
    return `${toTenths.format(share < 100 ? Math.min(share, 99.9) : share)}${nbsp}%`;
  },
  /** Why the registry withdrew a version. */
  failures: ({ failed, loads, limit }: FailureFigures): string => {
    const share = danish.failureShare({ mounted: loads - failed, failed, milliseconds: 0 });
    return `${whole.format(failed)} af ${whole.format(loads)} indlæsninger mislykkedes (${share}). Grænsen er ${whole.format(limit)}${nbsp}%.`;
  },
  /** A dash without mounts. */
  loadTime: ({ mounted, milliseconds }: Figures): string => {
    if (mounted === 0) return "–";
    return milliseconds < 1000 ? `${milliseconds}${nbsp}ms` : `${toTenths.format(milliseconds / 1000)}${nbsp}s`;
  },
} as const;

import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";

/** The value of `--days`. Throws `UsageError` if a token cannot be valid for this number of days. */
export function daysOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const days = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (days >= 1 && days <= 366) return days;
  throw new UsageError(`--days ${given} is not a whole number from 1 to 366: nothing was done.`);
}

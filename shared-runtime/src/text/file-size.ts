import { danishNumber } from "./danish-number.ts";

/**
 * "1,2 MB", "82 kB". Units of 1024 bytes, as in limits. Rounded up, so that a file of one byte above 10 MB is never
 * shown as "10 MB".
 */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes}\u00A0kB`;
  return `${danishNumber(Math.ceil((bytes / 1024 / 1024) * 10) / 10, 1)}\u00A0MB`;
}

import { offsetAt } from "./copenhagen-instant.ts";

/** 2026-12-12 16:00 UTC -> "2026-12-12T17:00:00+01:00": an instant in Copenhagen time, with its offset. */
export function copenhagenIso(instant: number): string {
  const offset = offsetAt(instant);
  const hours = String(offset / (60 * 60_000)).padStart(2, "0");
  return `${new Date(instant + offset).toISOString().slice(0, 19)}+${hours}:00`;
}

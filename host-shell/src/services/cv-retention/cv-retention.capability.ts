import type { Capability } from "../capability.ts";
import { type CvRetention, createCvRetention, type CvRetentionOptions } from "./cv-retention.ts";

/** Deletes CVs that are older than `days`. */
export function cvRetentionCapability(
  options: Omit<CvRetentionOptions, "databaseClock">,
): Capability & Pick<CvRetention, "deleted"> {
  const { start, stop, deleted } = createCvRetention(options);
  return { start, stop, deleted };
}

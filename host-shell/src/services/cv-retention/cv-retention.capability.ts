import type { Capability } from "../capability.ts";
import { createCvRetention, type CvRetentionOptions } from "./cv-retention.ts";

/** Deletes CVs that are older than `days`. */
export function cvRetentionCapability(options: Omit<CvRetentionOptions, "now">): Capability {
  const { start, stop } = createCvRetention(options);
  return { start, stop };
}

import type { Capability } from "../capability.ts";
import { createCvRetention, type CvRetentionOptions } from "./cv-retention.ts";

/** Deletes CVs after the days that the settings allow. */
export function cvRetentionCapability(options: Omit<CvRetentionOptions, "now">): Capability {
  const { start, stop } = createCvRetention(options);
  return { start, stop };
}

import { track } from "shared-runtime/tracking/track.ts";
import type { JobmatchTracked } from "./jobmatch.tracked.ts";

/** The id of this tool. */
export const tool = "jobmatch";

type Interaction = Extract<JobmatchTracked, { readonly event: "tool_interaction" }>["interaction"];

export function trackInteraction(interaction: Interaction): void {
  track<JobmatchTracked>({ event: "tool_interaction", tool, interaction });
}

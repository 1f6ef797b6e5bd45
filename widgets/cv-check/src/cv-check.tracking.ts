import { track } from "shared-runtime/tracking/track.ts";
import type { CvCheckTracked } from "./cv-check.tracked.ts";

/** The id of this tool. */
export const tool = "cv_tjek";

type Interaction = Extract<CvCheckTracked, { readonly event: "tool_interaction" }>["interaction"];

export function trackInteraction(interaction: Interaction): void {
  track<CvCheckTracked>({ event: "tool_interaction", tool, interaction });
}

/** Tracks a change of the open areas: one area was opened, all areas were opened, or all were closed. */
export function trackOpenAreas(open: readonly string[], before: readonly string[], total: number): void {
  const added = open.filter((key) => !before.includes(key));
  const [area] = added;
  if (area !== undefined && added.length === 1) {
    track<CvCheckTracked>({ event: "tool_interaction", tool, interaction: "area_opened", area });
  } else if (open.length === total) trackInteraction("all_opened");
  else if (open.length === 0 && before.length > 1) trackInteraction("all_closed");
}

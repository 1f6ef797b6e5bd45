import { cvToolEvents } from "shared-runtime/cv/cv-tool.tracked.ts";
import { toolInteraction } from "shared-runtime/tracking/tool-events.ts";
import * as v from "valibot";

/** The events that this widget pushes to `window.dataLayer`. */
export const CvCheckTracked = v.variant("event", [
  ...cvToolEvents("cv_tjek", ["upload", "loading", "result"]),
  toolInteraction(
    ["cv_tjek"],
    [
      "cancelled",
      "retried",
      "details_seen",
      "all_opened",
      "all_closed",
      "area_opened",
      "restarted",
      "returned",
      "join_clicked",
    ],
    { area: v.optional(v.pipe(v.string(), v.description("the key of the area, for `area_opened`"))) },
  ),
]);
export type CvCheckTracked = v.InferOutput<typeof CvCheckTracked>;

import { cvToolEvents } from "shared-runtime/cv/cv-tool.tracked.ts";
import { toolInteraction } from "shared-runtime/tracking/tool-events.ts";
import * as v from "valibot";

/** The events that this widget pushes to `window.dataLayer`. */
export const JobmatchTracked = v.variant("event", [
  ...cvToolEvents("jobmatch", ["zip", "upload", "loading", "result"]),
  toolInteraction(
    ["jobmatch"],
    [
      "cancelled",
      "retried",
      "restarted",
      "join_clicked",
      "filter_changed",
      "more_shown",
      "rated",
      "qualities_opened",
      "job_opened",
    ],
    {},
  ),
]);
export type JobmatchTracked = v.InferOutput<typeof JobmatchTracked>;

import * as v from "valibot";
import { CvErrorKey } from "../api/cv.ts";
import { ToolId } from "../session/tool-session.ts";

const tool = v.pipe(ToolId, v.description("the tool"));

/**
 * Every event that is pushed to `window.dataLayer`. The documented table is generated from the descriptions. No event
 * carries personal data: no file name, no token, nothing from a CV.
 */
export const TrackingEvent = v.variant("event", [
  v.pipe(
    v.object({
      event: v.literal("tool_arrived"),
      tool,
      from: v.pipe(ToolId, v.description("the tool whose link was followed")),
    }),
    v.description("A visitor arrived by a link from a tool, with a CV."),
  ),
  v.pipe(
    v.object({
      event: v.literal("tool_step"),
      tool,
      step: v.pipe(v.picklist(["zip", "upload", "loading", "result"]), v.description("the step that is shown")),
      stepNumber: v.pipe(v.number(), v.description("its position, from 1")),
      resumed: v.pipe(v.boolean(), v.description("true if it was restored after a reload or from a link")),
    }),
    v.description("A step of a tool is shown."),
  ),
  v.pipe(
    v.object({
      event: v.literal("tool_interaction"),
      tool,
      interaction: v.pipe(
        v.picklist([
          "cancelled",
          "retried",
          "details_seen",
          "all_opened",
          "all_closed",
          "area_opened",
          "restarted",
          "join_clicked",
          "filter_changed",
          "more_shown",
          "rated",
          "qualities_opened",
          "job_opened",
          "cross_link_followed",
        ]),
        v.description("the interaction"),
      ),
      area: v.optional(v.pipe(v.string(), v.description("the key of the area, for `area_opened`"))),
    }),
    v.description("A visitor did something in a tool."),
  ),
  v.pipe(
    v.object({
      event: v.literal("tool_error"),
      tool,
      errorKey: v.pipe(CvErrorKey, v.description("the key of the error dialog")),
      cause: v.pipe(
        v.picklist(["file", "offline", "slow", "refused", "broken"]),
        v.description("`file`: rejected before it was sent; else the kind of failure"),
      ),
    }),
    v.description("The error dialog of a tool opened."),
  ),
  v.pipe(
    v.object({
      event: v.literal("tool_gate"),
      tool,
      gate: v.pipe(
        v.picklist(["lead", "consent"]),
        v.description("`lead`: the form that visitors fill in; `consent`: what members agree to"),
      ),
      outcome: v.pipe(v.picklist(["shown", "passed", "failed"]), v.description("the outcome")),
      cause: v.optional(
        v.pipe(
          v.picklist(["offline", "slow", "refused", "broken"]),
          v.description("the kind of failure, for `failed`"),
        ),
      ),
    }),
    v.description("The dialog before a tool opened, was answered, or its answer could not be sent."),
  ),
]);
export type TrackingEvent = v.InferOutput<typeof TrackingEvent>;

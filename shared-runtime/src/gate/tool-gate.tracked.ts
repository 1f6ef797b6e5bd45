import * as v from "valibot";
import { ToolId } from "../session/tool-session.ts";

/** The event of the gate that is shown before a tool. */
export const GateTracked = v.pipe(
  v.object({
    event: v.literal("tool_gate"),
    tool: v.pipe(ToolId, v.description("the id of the tool")),
    gate: v.pipe(
      v.picklist(["lead", "consent"]),
      v.description("`lead`: the form that visitors fill in; `consent`: what members agree to"),
    ),
    outcome: v.pipe(v.picklist(["shown", "passed", "declined", "failed"]), v.description("the outcome")),
    cause: v.optional(
      v.pipe(v.picklist(["offline", "slow", "refused", "broken"]), v.description("the kind of failure, for `failed`")),
    ),
  }),
  v.description("The dialog before a tool opened, was answered or declined, or its answer could not be sent."),
);
export type GateTracked = v.InferOutput<typeof GateTracked>;

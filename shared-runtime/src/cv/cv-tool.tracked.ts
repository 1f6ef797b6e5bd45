import * as v from "valibot";
import { CvErrorKey } from "../api/cv.ts";
import { ToolId } from "../session/tool-session.ts";
import { toolStep } from "../tracking/tool-events.ts";

/** The events of a tool that takes a CV, other than its interactions. `steps` are in the order of the flow. */
export function cvToolEvents<const Tool extends ToolId, const Step extends string>(
  tool: Tool,
  steps: readonly [Step, ...Step[]],
) {
  const itself = v.pipe(v.picklist([tool]), v.description("the tool"));
  return [
    v.pipe(
      v.object({
        event: v.literal("tool_arrived"),
        tool: itself,
        from: v.pipe(ToolId, v.description("the id of the other tool, whose link was followed")),
      }),
      v.description("A visitor arrived by a link from another tool, with a CV."),
    ),
    toolStep(tool, steps),
    v.pipe(
      v.object({
        event: v.literal("tool_error"),
        tool: itself,
        errorKey: v.pipe(CvErrorKey, v.description("the key of the error dialog")),
        cause: v.pipe(
          v.picklist(["file", "offline", "slow", "refused", "broken"]),
          v.description("`file`: rejected before it was sent; else the kind of failure"),
        ),
      }),
      v.description("The error dialog of the tool opened."),
    ),
  ] as const;
}

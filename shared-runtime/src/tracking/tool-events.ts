import * as v from "valibot";
import type { ToolId } from "../session/tool-session.ts";

/** The schema of the event for an action of the visitor in the tool. `fields` has fields that only some events have. */
export function toolInteraction<
  const Tool extends ToolId,
  const Interaction extends string,
  Fields extends v.ObjectEntries,
>(tools: readonly [Tool, ...Tool[]], interactions: readonly [Interaction, ...Interaction[]], fields: Fields) {
  return v.pipe(
    v.object({
      event: v.literal("tool_interaction"),
      tool: v.pipe(v.picklist(tools), v.description("the tool")),
      interaction: v.pipe(v.picklist(interactions), v.description("the interaction")),
      ...fields,
    }),
    v.description("A visitor did something in the tool."),
  );
}

/** The schema of the event for a step that is shown. `steps` has the steps in the order of the tool. */
export function toolStep<const Tool extends ToolId, const Step extends string>(
  tool: Tool,
  steps: readonly [Step, ...Step[]],
) {
  return v.pipe(
    v.object({
      event: v.literal("tool_step"),
      tool: v.pipe(v.picklist([tool]), v.description("the tool")),
      step: v.pipe(v.picklist(steps), v.description("the step that is shown")),
      stepNumber: v.pipe(v.number(), v.description("its position, from 1")),
      resumed: v.pipe(v.boolean(), v.description("true if it was restored after a reload or from a link")),
    }),
    v.description("A step of the tool is shown."),
  );
}

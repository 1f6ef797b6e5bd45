import * as v from "valibot";
import type { FieldValue } from "../forms/form-schema.ts";
import { keptDraft, likeInitial } from "../forms/kept-draft.ts";
import { keptFields } from "../forms/secret.ts";
import type { FlowAnswers, FlowDefinition } from "./flow-step.ts";
import type { FlowContext, FlowInput } from "./flow.machine.ts";
import { stepIn } from "./history-entry.ts";

const Position = v.object({
  step: v.string(),
  passed: v.array(v.string()),
  returnTo: v.optional(v.string()),
  attempt: v.optional(v.object({ sent: v.string(), key: v.string() })),
});
type Position = v.InferOutput<typeof Position>;

/** The values by `step.field`, and the position. */
type Kept = { readonly [Key in `${string}.${string}`]: FieldValue } & { readonly position: Position };

/** The part of a flow that is kept in this tab: the position, and the answers except those of fields marked secret. */
export interface FlowDraft {
  /** Returns the state in which the flow resumes after a reload, a crash or a sign-in. */
  readonly read: () => FlowInput;
  readonly keep: (context: FlowContext) => void;
  readonly forget: () => void;
}

export function flowDraft(flow: FlowDefinition): FlowDraft {
  const fields = flow.steps.flatMap((step) =>
    keptFields(step.schema).map((name) => ({
      step: step.id,
      name,
      key: `${step.id}.${name}` as const,
      initial: step.initial[name],
    })),
  );
  const draft = keptDraft<Kept>({
    machineId: flow.id,
    schemaVersion: flow.schemaVersion,
    data: { ...Object.fromEntries(fields.map(({ key, initial }) => [key, likeInitial(initial)])), position: Position },
  });

  return {
    read() {
      const kept = draft.read();
      if (kept === undefined) return { resumed: false };
      const answers: Record<string, Record<string, FieldValue>> = {};
      for (const { step, name, key } of fields) {
        const value = kept[key];
        if (value !== undefined) (answers[step] ??= {})[name] = value;
      }
      const position = draft.isOutdated() ? undefined : kept.position;
      return { answers, resumed: true, ...(position && resumedAt(flow, position)) };
    },
    keep(context) {
      const { answers, step, passed, returnTo, attempt } = context;
      draft.keep({ ...flatten(fields, answers), position: { step, passed, returnTo, attempt } });
    },
    forget: draft.forget,
  };
}

/** After a reload at an earlier history entry than the last one, the flow resumes at the step of the earlier entry. */
function resumedAt(
  { id, steps }: FlowDefinition,
  { step, passed, returnTo, attempt }: Position,
): Omit<FlowInput, "resumed"> {
  const entered = stepIn({ flow: id, order: steps.map((known) => known.id) }, window.history.state);
  const isThere = entered === undefined || entered === step;
  return {
    position: { step: entered ?? step, passed, returnTo: isThere ? returnTo : undefined },
    attempt: isThere ? attempt : undefined,
  };
}

interface KeptField {
  readonly step: string;
  readonly name: string;
  readonly key: `${string}.${string}`;
}

function flatten(fields: readonly KeptField[], answers: FlowAnswers): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map(({ step, name, key }) => [key, answers[step]?.[name]]));
}

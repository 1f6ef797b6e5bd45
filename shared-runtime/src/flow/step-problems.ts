import { fieldNames } from "../forms/form-schema.ts";
import type { FlowStep } from "./flow-step.ts";

/** Error messages that the server sent, by step and field. */
export type StepProblems = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Assigns the server's problems to steps. A problem is named by its field or by `step.field`; problems of unknown fields
 * and of steps that are not asked are left out.
 */
export function stepProblems(asked: readonly FlowStep[], fields: Readonly<Record<string, string>>): StepProblems {
  const problems: Record<string, Record<string, string>> = {};
  for (const [name, message] of Object.entries(fields)) {
    const place = placeOf(asked, name);
    if (place) (problems[place.step] ??= {})[place.field] = message;
  }
  return problems;
}

function placeOf(asked: readonly FlowStep[], name: string) {
  for (const { id, schema } of asked) {
    const field = name.startsWith(`${id}.`) ? name.slice(id.length + 1) : name;
    if (fieldNames(schema).includes(field)) return { step: id, field };
  }
  return undefined;
}

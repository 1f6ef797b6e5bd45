import { situations } from "./rules/benefit-start.ts";
import type { Parameter } from "./rules/read-answers.ts";

const firstOptions: Readonly<Partial<Record<Parameter, string>>> = { situation: situations[0], medlem: "ja" };

export const fieldId = (formId: string, parameter: Parameter): string => `${formId}-${parameter}`;

/** The id of the control of a parameter; of the first one in a group. */
export function controlId(formId: string, parameter: Parameter): string {
  const first = firstOptions[parameter];
  const id = fieldId(formId, parameter);
  return first === undefined ? id : `${id}-${first}`;
}

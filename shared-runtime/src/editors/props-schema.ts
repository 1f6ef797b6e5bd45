import type { Importance, OnlyFor, Variables } from "./prop-words.ts";

/** One prop in the JSON Schema of a widget's props, with what editors read about it. */
export interface PropSchema {
  readonly title?: string;
  readonly description?: string;
  /** Name of a group in `groups`. */
  readonly group?: string;
  readonly importance?: Importance;
  /** The label of each value of `enum`. */
  readonly enumLabels?: Readonly<Record<string, string>>;
  readonly multiline?: true;
  /** What each `{name}` of the text becomes. */
  readonly variables?: Variables;
  readonly examples?: readonly unknown[];
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: PropSchema;
}

export interface PropGroup {
  readonly name: string;
  readonly title: string;
  /** The choice that makes the widget use the props of the group. */
  readonly onlyFor?: OnlyFor;
}

/** The JSON Schema of a widget's props, with the groups of a form in their order. */
export interface PropsSchema {
  readonly groups?: readonly PropGroup[];
  readonly properties?: Readonly<Record<string, PropSchema>>;
}

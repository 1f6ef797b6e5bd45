import type { PropSchema, PropsSchema } from "../../src/editors/props-schema.ts";
import { variablesIn } from "./variables-in.ts";

/** What editors would not understand in the JSON Schema of a widget's props: a sentence for each. */
export function schemaFaults({ groups = [], properties = {} }: PropsSchema): readonly string[] {
  const names = new Set(groups.map(({ name }) => name));
  const props = Object.entries(properties);
  return [
    ...groups.filter(({ title }) => title.trim() === "").map(({ name }) => `The group ${name} has no title.`),
    ...groups.flatMap(({ name, onlyFor }) =>
      onlyFor && !(properties[onlyFor.prop]?.enum ?? []).includes(onlyFor.value)
        ? [`The group ${name} is only for ${onlyFor.prop} ${onlyFor.value}, which is not a value.`]
        : [],
    ),
    ...props.flatMap(([prop, schema]) => [...propFaults(prop, schema, names)]),
    ...sameTitles(props),
  ];
}

function* propFaults(prop: string, schema: PropSchema, groups: ReadonlySet<string>): Generator<string> {
  if (schema.title === undefined || schema.title.trim() === "") {
    yield `${prop} has no title.`;
    return;
  }
  if (schema.group === undefined || !groups.has(schema.group)) {
    yield `${prop} is in the group ${schema.group ?? "of no name"}, which the widget does not have.`;
  }
  const labels = schema.enumLabels ?? {};
  for (const value of (schema.enum ?? []).map(String)) {
    if (!Object.hasOwn(labels, value) || labels[value]?.trim() === "") yield `${prop} has no label for ${value}.`;
  }
  for (const value of Object.keys(labels)) {
    if (!(schema.enum ?? []).map(String).includes(value))
      yield `${prop} has a label for ${value}, which is not a value.`;
  }
  for (const name of new Set(variablesIn(typeof schema.default === "string" ? schema.default : ""))) {
    if (!Object.hasOwn(schema.variables ?? {}, name)) yield `${prop} does not explain {${name}}.`;
  }
}

/** Two props with one title in one group would look the same in a form. */
function sameTitles(props: readonly (readonly [string, PropSchema])[]): readonly string[] {
  const titled = props.filter(([, { title }]) => title !== undefined && title.trim() !== "");
  const byTitle = Map.groupBy(titled, ([, { group, title }]) => JSON.stringify([group, title]));
  return [...byTitle.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.map(([prop]) => prop).join(" and ")} have the same title.`);
}

import type { JsonSchema } from "@valibot/to-json-schema";
import type { DescribedProp, GroupWords, PropWords, WidgetWords } from "../../src/editors/prop-words.ts";
import type { PropSchema, PropsSchema } from "../../src/editors/props-schema.ts";
import { schemaFaults } from "./schema-faults.ts";
import { variablesIn } from "./variables-in.ts";

/** Adds what editors read to the JSON Schema of a widget's props. Throws an error with a sentence for each fault. */
export function describedProps(schema: JsonSchema, { groups, profile }: WidgetWords): PropsSchema {
  const plain = (schema as PropsSchema).properties ?? {};
  const given = Object.entries(groups).flatMap(([name, group]) =>
    Object.entries(group.props).map(([prop, words]) => ({ prop, group: name, ofGroup: group, words })),
  );
  const words = new Map(given.map((one) => [one.prop, one]));
  const all = Object.entries(plain).map(([prop, own]): readonly [string, PropSchema] => {
    const found = words.get(prop);
    return [prop, found ? described(own, found.group, found.ofGroup, found.words) : own];
  });
  // Props have the order of their words. A prop that its words put into another group comes after that group's own
  // props.
  const order = [...words.keys()];
  const place = ([prop, { group }]: readonly [string, PropSchema]) =>
    order.indexOf(prop) + (words.get(prop)?.group === group ? 0 : order.length);
  const properties = Object.fromEntries(all.toSorted((a, b) => place(a) - place(b)));
  const used = new Set(Object.values(properties).map(({ group }) => group));
  const document = {
    ...(schema as PropsSchema),
    groups: Object.entries(groups)
      .filter(([name]) => used.has(name))
      .map(([name, { title, onlyFor }]) => ({ name, title, ...(onlyFor && { onlyFor }) })),
    properties,
  };
  const faults = [
    ...given
      .filter(({ prop }) => !Object.hasOwn(plain, prop))
      .map(({ prop }) => `${prop} is described but is not a prop.`),
    ...given
      .filter((one) => words.get(one.prop) !== one)
      .map(({ prop, group }) => `${prop} is described in ${group} and in another group.`),
    ...unknownHomes(profile, plain),
    ...schemaFaults(document),
  ];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return document;
}

function unknownHomes({ homes }: WidgetWords["profile"], props: Readonly<Record<string, PropSchema>>): string[] {
  if (!homes) return [];
  const values = props[homes.prop]?.enum ?? [];
  return Object.keys(homes.of)
    .filter((value) => !values.includes(value))
    .map((value) => `profile.homes has a page for ${homes.prop} "${value}", which the prop cannot be.`);
}

/** Longer texts get several lines in a form. */
const longestLine = 60;

function described(own: PropSchema, group: string, ofGroup: GroupWords, words: PropWords): PropSchema {
  const prop: DescribedProp = typeof words === "string" ? { title: words } : words;
  const text = typeof own.default === "string" ? own.default : "";
  const found = variablesIn(text).flatMap((name) => {
    const meaning = ofGroup.variables?.[name];
    return meaning === undefined ? [] : [[name, meaning] as const];
  });
  const variables = { ...Object.fromEntries(found), ...prop.variables };
  // Without the examples of the rule, which are the same for all props of this kind.
  const rule = Object.fromEntries(Object.entries(own).filter(([keyword]) => keyword !== "examples"));
  return {
    title: prop.title,
    ...(prop.description !== undefined && { description: prop.description }),
    group: prop.group ?? group,
    importance: prop.importance ?? ofGroup.importance ?? "usual",
    ...(prop.choices && { enumLabels: prop.choices }),
    ...((prop.multiline ?? text.length > longestLine) && { multiline: true }),
    ...(Object.keys(variables).length > 0 && { variables }),
    ...(prop.examples && { examples: prop.examples }),
    ...rule,
  };
}

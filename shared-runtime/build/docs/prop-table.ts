import { attributeOf } from "../../src/contract/attribute-of.ts";
import type { PropSchema, PropsSchema } from "../../src/editors/props-schema.ts";
import { tableOf } from "./documented-part.ts";

/** The titles of the three columns: the attribute, its meaning, its default. */
type Titles = readonly [attribute: string, meaning: string, standard: string];

/**
 * The table of props, made from the JSON Schema that forms read: a row for each group, and below it a row for each of
 * its props that `isListed` accepts.
 */
export function propTable(
  { groups = [], properties = {} }: PropsSchema,
  titles: Titles,
  isListed: (prop: string) => boolean = () => true,
): string {
  const listed = Object.entries(properties).filter(([prop]) => isListed(prop));
  const rows = groups.flatMap(({ name, title }) => {
    const ofGroup = listed.filter(([, { group }]) => group === name);
    if (ofGroup.length === 0) return [];
    return [[`**${title}**`, "", ""], ...ofGroup.map(([prop, schema]) => rowOf(prop, schema))];
  });
  return tableOf(titles, rows);
}

function rowOf(prop: string, schema: PropSchema): readonly string[] {
  const { title = "", description, enumLabels = {}, variables = {} } = schema;
  const meanings = Object.entries(variables).map(([name, meaning]) => `\`{${name}}\`: ${meaning}`);
  const labels = (schema.enum ?? []).map((value) => `\`${String(value)}\`: ${enumLabels[String(value)] ?? ""}`);
  const meaning = [description === undefined ? title : `${title}. ${description}`, ...labels, ...meanings].join("<br>");
  const standard = typeof schema.default === "string" ? schema.default : (JSON.stringify(schema.default) ?? "");
  return [
    `\`${attributeOf(prop)}\``,
    meaning,
    schema.enum || typeof schema.default !== "string" ? code(standard) : standard,
  ];
}

function code(text: string): string {
  return text === "" ? "" : `\`${text}\``;
}

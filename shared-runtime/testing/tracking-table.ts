import { readFileSync } from "node:fs";
import type * as v from "valibot";

type EventSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** The documentation's table of events, made from their schemas: each event, when it is pushed, and its fields. */
export function trackingTable(events: readonly EventSchema[]): string {
  const rows = events.map((schema) => {
    const { event, ...fields } = schema.entries;
    const name = (event as v.LiteralSchema<string, undefined>).literal;
    return `| \`${name}\` | ${descriptionOf(schema)} | ${Object.entries(fields).map(fieldLine).join("<br>")} |`;
  });
  return ["| event | when | fields |", "|---|---|---|", ...rows].join("\n");
}

/** The table between the marks `tracking` of a document; `undefined` if there are none. */
export function writtenTrackingTable(document: URL): string | undefined {
  const table = /<!-- tracking -->(.*)<!-- \/tracking -->/s.exec(readFileSync(document, "utf8"))?.[1]?.trim();
  // The formatter lines columns up.
  return table?.replace(/ +/g, " ").replace(/-{3,}/g, "---").replace(/ --- /g, "---");
}

function fieldLine([name, schema]: readonly [string, v.GenericSchema]): string {
  const bare = ("wrapped" in schema ? schema.wrapped : schema) as v.GenericSchema;
  const options = "options" in bare ? (bare.options as readonly string[]) : [];
  const values = options.length > 0 ? ` (${options.map((option) => `\`${option}\``).join(", ")})` : "";
  return `\`${name}\`: ${descriptionOf(bare)}${values}`;
}

function descriptionOf(schema: v.GenericSchema): string {
  const pipe =
    "pipe" in schema ? (schema.pipe as readonly { readonly type: string; readonly description?: string }[]) : [];
  return pipe.find(({ type }) => type === "description")?.description ?? "";
}

import type * as v from "valibot";
import { tableOf } from "./documented-part.ts";

export type EventSchema = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** The table of events, made from their schemas: each event, when it is pushed, and its fields. */
export function trackingTable(events: readonly EventSchema[]): string {
  const rows = events.map((schema) => {
    const { event, ...fields } = schema.entries;
    const name = (event as v.LiteralSchema<string, undefined>).literal;
    return [`\`${name}\``, descriptionOf(schema), Object.entries(fields).map(fieldLine).join("<br>")];
  });
  return tableOf(["event", "when", "fields"], rows);
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

import type * as v from "valibot";
import { TrackingEvent } from "../src/tracking/tracking-event.ts";

/** The documentation's table of events, made from the schemas: each event, when it is pushed, and its fields. */
export function trackingTable(): string {
  const rows = TrackingEvent.options.map((option) => {
    const { event, ...fields } = option.entries as Readonly<Record<string, v.GenericSchema>>;
    const name = (event as v.LiteralSchema<string, undefined>).literal;
    return `| \`${name}\` | ${descriptionOf(option)} | ${Object.entries(fields).map(fieldLine).join("<br>")} |`;
  });
  return ["| event | when | fields |", "|---|---|---|", ...rows].join("\n");
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

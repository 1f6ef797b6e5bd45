import { fallbackValues, loadValues } from "shared-runtime/contract/loader-attributes.ts";
import * as v from "valibot";
import { isEmptyField, optional } from "../content/fields/empty.ts";
import { optionalKey } from "../content/fields/text.ts";
import type { PlacedWidget } from "./placed-widget.ts";

/** The fields of a widget that an editor places. */
export const widgetFields = v.objectWithRest(
  {
    widget: v.pipe(v.object({ value: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "must be a widget's name")) })),
    /** A channel, a range or an exact version. */
    version: optionalKey,
    load: optional(v.object({ value: v.picklist(loadValues) })),
    /** What visitors see if the widget fails. */
    fallback: optional(v.object({ value: v.picklist(fallbackValues) })),
  },
  // All other fields are props, which the widget and the registry check.
  v.unknown(),
);

export function placedByEditor({
  widget: name,
  version,
  load,
  fallback,
  ...rest
}: v.InferOutput<typeof widgetFields>): PlacedWidget {
  return {
    name: name.value,
    version: version ?? "stable",
    load: load?.value ?? "visible",
    fallback: fallback?.value,
    props: propsOf(rest),
  };
}

function propsOf(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const filled = Object.entries(given).filter(([, field]) => !isEmptyField(field));
  return Object.fromEntries(filled.map(([key, field]) => [key, valueOf(field)]));
}

function valueOf(field: unknown): unknown {
  return typeof field === "object" && field !== null && "value" in field ? field.value : undefined;
}

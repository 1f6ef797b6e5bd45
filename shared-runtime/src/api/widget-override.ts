import * as v from "valibot";
import { WidgetName } from "../contract/widget-manifest.ts";

/** A development server's origin, in characters that are safe in headers and addresses. */
export const OverrideOrigin = v.pipe(
  v.string(),
  v.transform((address) => URL.parse(address)?.origin ?? ""),
  v.regex(/^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/, "must be an address like http://localhost:5173"),
);

/** A widget that one browser loads from a development server. */
export const WidgetOverride = v.object({
  widget: WidgetName,
  origin: OverrideOrigin,
});
export type WidgetOverride = v.InferOutput<typeof WidgetOverride>;

/** Reads a text such as `cv-check@http://localhost:5173`; `undefined` if it is malformed. */
export function readOverride(text: string): WidgetOverride | undefined {
  const [widget, origin] = text.split("@");
  const read = v.safeParse(WidgetOverride, { widget, origin });
  return read.success ? read.output : undefined;
}

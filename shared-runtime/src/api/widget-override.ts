import * as v from "valibot";
import { WidgetName } from "../contract/widget-manifest.ts";

/** A development server's origin, in letters that no header or address gives a meaning of its own. */
export const OverrideOrigin = v.pipe(
  v.string(),
  v.transform((address) => URL.parse(address)?.origin ?? ""),
  v.regex(/^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/, "must be an address like http://localhost:5173"),
);

/** A widget that one browser loads from elsewhere. */
export const WidgetOverride = v.object({
  widget: WidgetName,
  origin: OverrideOrigin,
});
export type WidgetOverride = v.InferOutput<typeof WidgetOverride>;

/** What else an address says would be lost without a word. */
const originAlone = v.pipe(
  v.string(),
  v.check((address) => {
    const url = URL.parse(address);
    return url === null || url.origin === "null" || url.href === `${url.origin}/`;
  }, "must be the address of a development server alone, like http://localhost:5173: without a path or what follows it"),
  OverrideOrigin,
);

/** The body of `POST /api/registry/widgets/:name/override-links`. */
export const NewOverrideLink = v.object({
  url: originAlone,
  hours: v.optional(
    v.pipe(
      v.number(),
      v.integer("must be whole hours"),
      v.minValue(1, "must be an hour at least"),
      v.maxValue(72, "must be 72 hours at most"),
    ),
    8,
  ),
});

/** What it answers. `token` is the value of `?widget-override`. */
export const OverrideLink = v.object({ token: v.string(), expiresAt: v.string() });
export type OverrideLink = v.InferOutput<typeof OverrideLink>;

/** `cv-check@http://localhost:5173`, or `undefined` for anything else. */
export function readOverride(text: string): WidgetOverride | undefined {
  const [widget, origin] = text.split("@");
  const read = v.safeParse(WidgetOverride, { widget, origin });
  return read.success ? read.output : undefined;
}

import * as v from "valibot";
import { WidgetName } from "../contract/widget-manifest.ts";

/** A development server's origin, in characters that are safe in headers and addresses. */
const OverrideOrigin = v.pipe(
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

/** Rejects an address with a path or query, which would be dropped silently. */
const originAlone = v.pipe(
  v.string(),
  v.check((address) => {
    const url = URL.parse(address);
    return url === null || url.origin === "null" || url.href === `${url.origin}/`;
  }, "must be the address of a development server without a path or query, like http://localhost:5173"),
  OverrideOrigin,
);

/** The body of `POST /api/registry/widgets/:name/override-links`. */
export const NewOverrideLink = v.object({
  url: originAlone,
  hours: v.optional(
    v.pipe(
      v.number(),
      v.integer("must be whole hours"),
      v.minValue(1, "must be at least 1 hour"),
      v.maxValue(72, "must be at most 72 hours"),
    ),
    8,
  ),
});

/** The answer of that call. `token` is the value of `?widget-override`. */
export const OverrideLink = v.object({ token: v.string(), expiresAt: v.string() });
export type OverrideLink = v.InferOutput<typeof OverrideLink>;

/** Reads a text such as `cv-check@http://localhost:5173`; `undefined` if it is malformed. */
export function readOverride(text: string): WidgetOverride | undefined {
  const [widget, origin] = text.split("@");
  const read = v.safeParse(WidgetOverride, { widget, origin });
  return read.success ? read.output : undefined;
}

import * as v from "valibot";
import { isSoundJson, isSoundText } from "./sound-text.ts";

const name = v.pipe(v.string(), v.maxLength(100), v.check(isSoundText));

/** How one placeholder fared. Nothing about the person is in it: no address, no props, no text of the page. */
export const WidgetLoad = v.strictObject({
  widget: name,
  /** Empty if none was found, or if what failed is no version's fault, such as the platform. */
  version: name,
  /** Milliseconds from when the widget was wanted until it was mounted. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  /** Why it failed. */
  reason: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 300)),
    ),
  ),
});
export type WidgetLoad = v.InferOutput<typeof WidgetLoad>;

/**
 * A placeholder on a page of another system, as its editors wrote it: what a new version is checked against before it
 * is published. Pages of the host-shell's own site are known to it and are not reported.
 */
export const WidgetPlaceholder = v.strictObject({
  /** Origin and path; nothing of the query, which may be about a person. */
  page: v.pipe(
    v.string(),
    v.maxLength(500),
    v.check((text) => {
      const url = URL.parse(text);
      return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}${url.pathname}` === text;
    }, "must be the origin and path of a page"),
  ),
  widget: name,
  /** The version it asks for. */
  wish: name,
  input: v.pipe(
    v.strictObject({ attributes: v.record(v.string(), v.string()), json: v.optional(v.unknown()) }),
    v.check(
      (input) => isSoundJson(input) && JSON.stringify(input).length <= 5_000,
      "must be of 5000 characters at most, and of no others than texts have",
    ),
  ),
});
export type WidgetPlaceholder = v.InferOutput<typeof WidgetPlaceholder>;

/** The body of `POST /api/widget-reports` as loaders send it. */
export const SentWidgetReports = v.object({
  loads: v.array(WidgetLoad),
  placeholders: v.optional(v.array(WidgetPlaceholder)),
});

/** Each entry stands by itself: those that are none are left out, and those beyond `most`. */
function entries<const Schema extends v.GenericSchema>(schema: Schema, most: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list
        .flatMap((entry) => {
          const { success, output } = v.safeParse(schema, entry);
          return success ? [output] : [];
        })
        .slice(0, most),
    ),
  );
}

/** `POST /api/widget-reports`: what a page's loader tells of its widgets, several at once. */
export const WidgetReports = v.object({
  loads: entries(WidgetLoad, 1_000),
  placeholders: v.optional(entries(WidgetPlaceholder, 100), []),
});
export interface WidgetReports {
  readonly loads: readonly WidgetLoad[];
  readonly placeholders?: readonly WidgetPlaceholder[];
}

import * as v from "valibot";
import { isSoundJson, isSoundText } from "./sound-text.ts";

const name = v.pipe(v.string(), v.maxLength(100), v.check(isSoundText));

/** The result of loading one placeholder. Contains no personal data: no address, no props, no text of the page. */
export const WidgetLoad = v.strictObject({
  widget: name,
  /** Empty if no version was found, or if another part failed, such as the platform. */
  version: name,
  /** Milliseconds from the start of loading until the widget was mounted. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  /** The reason of a failure. */
  reason: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 300)),
    ),
  ),
});
export type WidgetLoad = v.InferOutput<typeof WidgetLoad>;

const times = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));
const calls = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/**
 * A visit, up to the time of the report. The visitor was randomly assigned one of two versions. A page reports a visit
 * again when the data of the visit change. Contains no personal data.
 */
export const WidgetVisit = v.strictObject({
  /** Random text of the page view; it is not stored in the browser. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/)),
  widget: name,
  version: name,
  /** Percentage of visitors who get the new version, at the step at which this visitor was assigned a version. */
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** Milliseconds from the start of loading until the widget was mounted. */
  ms: v.optional(times),
  /** Whether the widget failed to mount. */
  failed: v.optional(v.boolean()),
  /** Whether it crashed after it was mounted. */
  crashed: v.optional(v.boolean()),
  /** Calls to the API of the host that are attributed to the widget. */
  calls: v.optional(calls),
  /** Calls among `calls` without an answer, or with an answer of status 500 or above. */
  failedCalls: v.optional(calls),
  /** The longest time until the widget reacted to the visitor, in milliseconds. */
  delay: v.optional(times),
});
export type WidgetVisit = v.InferOutput<typeof WidgetVisit>;

/**
 * A placeholder on another system's page, as the editors of the page wrote it. New versions are checked against this
 * placeholder before they are published. Pages of the host-shell are not reported, since the host-shell knows them.
 */
export const WidgetPlaceholder = v.strictObject({
  /** Origin and path, without the query, which may hold personal data. */
  page: v.pipe(
    v.string(),
    v.maxLength(500),
    v.check((text) => {
      const url = URL.parse(text);
      return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}${url.pathname}` === text;
    }, "must be the origin and path of a page"),
  ),
  widget: name,
  /** The requested channel, range or version. The name `wish` is part of the API and cannot change. */
  wish: name,
  input: v.pipe(
    v.strictObject({ attributes: v.record(v.string(), v.string()), json: v.optional(v.unknown()) }),
    v.check(
      (input) => isSoundJson(input) && JSON.stringify(input).length <= 5_000,
      "must have at most 5000 characters, without control characters or lone surrogates",
    ),
  ),
  /** Whether the placeholder has `data-widget-editing` on a published page, which shows visitors the live widget. */
  editing: v.optional(v.boolean()),
});
export type WidgetPlaceholder = v.InferOutput<typeof WidgetPlaceholder>;

/** The body of `POST /api/widget-reports` as loaders send it. */
export const SentWidgetReports = v.object({
  loads: v.array(WidgetLoad),
  placeholders: v.optional(v.array(WidgetPlaceholder)),
  visits: v.optional(v.array(WidgetVisit)),
});

/** Drops invalid entries and those beyond `most`. */
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

/** The body of `POST /api/widget-reports`: reports of a page's loader about several widgets. */
export const WidgetReports = v.object({
  loads: entries(WidgetLoad, 1_000),
  placeholders: v.optional(entries(WidgetPlaceholder, 100), []),
  visits: v.optional(entries(WidgetVisit, 100), []),
});
export interface WidgetReports {
  readonly loads: readonly WidgetLoad[];
  readonly placeholders?: readonly WidgetPlaceholder[];
  readonly visits?: readonly WidgetVisit[];
}

import * as v from "valibot";

/** Fields as the layout service sends them: a list field is an array of items, any other field has a `value`. */
const Fields = v.record(v.string(), v.unknown());

export interface Rendering {
  readonly uid: string;
  readonly componentName: string;
  /** The item the fields come from; empty for a rendering without one. */
  readonly dataSource?: string | undefined;
  /** `FieldNames` is the variant. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  readonly placeholders?: Readonly<Record<string, readonly Rendering[]>> | undefined;
}

export const Rendering: v.GenericSchema<unknown, Rendering> = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  componentName: v.pipe(v.string(), v.nonEmpty()),
  dataSource: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.string())),
  fields: v.optional(Fields),
  placeholders: v.optional(v.record(v.string(), v.array(v.lazy(() => Rendering)))),
});

export const Placeholders = v.record(v.string(), v.array(Rendering));
export type Placeholders = v.InferOutput<typeof Placeholders>;

export const Route = v.object({
  name: v.optional(v.string()),
  templateName: v.picklist(["ContentPage", "NotFoundPage", "ErrorPage"]),
  fields: Fields,
  placeholders: Placeholders,
});
export type Route = v.InferOutput<typeof Route>;

/** The response of a Sitecore layout service for one path. */
export const LayoutServiceData = v.object({
  sitecore: v.object({
    context: v.object({
      pageEditing: v.boolean(),
      language: v.string(),
      site: v.object({ name: v.string() }),
    }),
    route: Route,
  }),
});
export type LayoutServiceData = v.InferOutput<typeof LayoutServiceData>;

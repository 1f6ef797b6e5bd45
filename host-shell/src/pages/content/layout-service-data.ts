import * as v from "valibot";

/** Fields as the layout service sends them: a list field is an array of items, any other field has a `value`. */
export const Fields = v.record(v.string(), v.unknown());
export type Fields = v.InferOutput<typeof Fields>;

/** A layout service sends some items as a list instead of named fields. The list is read as the field `items`. */
const FieldsOrItems = v.pipe(
  v.union([v.array(v.unknown()), Fields]),
  v.transform((given): Fields => (Array.isArray(given) ? { items: given } : given)),
);

export interface Rendering {
  readonly uid: string;
  readonly componentName: string;
  /** The item that the fields come from; empty if the rendering has none. */
  readonly dataSource?: string | undefined;
  /** `FieldNames` is the variant of the block. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  readonly placeholders?: Readonly<Record<string, readonly Rendering[]>> | undefined;
  /** Only for samples: the page that the block is prepared for, in place of the one that it is on. */
  readonly page?: { readonly template: string; readonly data: unknown } | undefined;
}

const Params = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  ),
);

/** An element for the editor of the CMS, which is not a component. */
const Chrome = v.pipe(
  v.looseObject({ name: v.string() }),
  v.transform((): undefined => undefined),
);

const isChrome = (given: unknown): boolean =>
  typeof given === "object" && given !== null && "name" in given && !("componentName" in given);

/** In editing mode, a layout service also sends elements for its editor. They are left out. */
const Renderings: v.GenericSchema<unknown, readonly Rendering[]> = v.pipe(
  v.array(v.lazy((given): v.GenericSchema<unknown, Rendering | undefined> => (isChrome(given) ? Chrome : Rendering))),
  v.transform((renderings) => renderings.filter((rendering) => rendering !== undefined)),
);

/** A part of a rendering that may be missing or `null`: both read as `undefined`. */
const part = <const TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((given) => given ?? undefined),
  );

export const Rendering: v.GenericSchema<unknown, Rendering> = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  componentName: v.pipe(v.string(), v.nonEmpty()),
  dataSource: part(v.string()),
  params: part(Params),
  fields: part(FieldsOrItems),
  placeholders: part(v.record(v.string(), Renderings)),
});

export const Placeholders = v.record(v.string(), Renderings);
export type Placeholders = v.InferOutput<typeof Placeholders>;

export const Route = v.object({
  name: v.optional(v.string()),
  displayName: v.optional(v.string()),
  itemId: v.optional(v.string()),
  /** If no template has this name, the page is drawn as a ContentPage. */
  templateName: v.pipe(v.string(), v.nonEmpty()),
  fields: FieldsOrItems,
  placeholders: Placeholders,
});
export type Route = v.InferOutput<typeof Route>;

/** The response of a Sitecore layout service for one path. Its route is `null` if there is no such page. */
export const LayoutServiceResponse = v.object({
  sitecore: v.object({
    context: v.object({
      pageEditing: v.optional(v.boolean(), false),
      pageState: v.optional(v.string()),
      itemPath: v.optional(v.string()),
      language: v.string(),
      site: v.object({ name: v.string() }),
    }),
    route: v.nullable(Route),
  }),
});
export type LayoutServiceResponse = v.InferOutput<typeof LayoutServiceResponse>;

/** The response for a page that exists. */
export interface LayoutServiceData {
  readonly sitecore: {
    readonly context: LayoutServiceResponse["sitecore"]["context"];
    readonly route: Route;
  };
}

/**
 * Reads the answer of a layout service. Returns `undefined` if there is no such page, and throws an error that names
 * the problem if the answer is not valid.
 */
export function readLayout(answer: unknown): LayoutServiceData | undefined {
  const read = v.safeParse(LayoutServiceResponse, answer);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`The layout is not valid: ${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}`);
  }
  const { context, route } = read.output.sitecore;
  return route ? { sitecore: { context, route } } : undefined;
}

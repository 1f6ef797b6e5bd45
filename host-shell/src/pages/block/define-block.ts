import type { ReactElement } from "react";
import * as v from "valibot";
import { problemsIn } from "../content/fields/problems.ts";
import { configFor } from "../content/fields/reading.ts";
import type { Rendering } from "../content/layout-service-data.ts";
import type { FieldValues } from "../editing/field-values.ts";
import type { Attachment } from "./attachment.ts";
import { type Padding, readParams } from "./block-params.ts";
import type { PlacedWidget } from "./placed-widget.ts";
import type {
  BlockPage,
  Drawing,
  LoadContext,
  PageView,
  PolicyNeeds,
  PreparedBlock,
  PrepareChildren,
  UnsoundBlock,
} from "./prepared-block.ts";

export interface BlockProps<TFields, TData = undefined> extends Drawing {
  readonly fields: TFields;
  /** The page that the block is on, with the data that its template read. */
  readonly page: BlockPage;
  readonly data: TData;
  /** One of the variants that the block knows. */
  readonly variant: string;
  /** Attributes of the block's outermost element: its id, and its padding for the style `block`. */
  readonly outer: { readonly id: string; readonly "data-padding": Padding | undefined };
}

export interface Block {
  /** The name of the block's folder below `blocks/`. */
  readonly name: string;
  /** The `componentName` of the block's renderings. */
  readonly component: string;
  /** The variants that the block can draw. */
  readonly variants: readonly string[];
  readonly prepare: (rendering: Rendering, page: BlockPage, prepareChildren: PrepareChildren) => PreparedBlock;
}

interface BlockParts<TSchema extends v.GenericSchema, TData> {
  readonly name: string;
  readonly component: string;
  readonly fields: TSchema;
  /** The variants that the block can draw; the first one replaces an unknown variant. Default: only "01". */
  readonly variants?: readonly [string, ...string[]];
  /** The names of the placeholders for blocks inside this block. */
  readonly placeholders?: (fields: v.InferOutput<TSchema>) => readonly string[];
  /**
   * The names of the query parameters that `load` reads. A request with one of them gets an answer of its own. `id` is
   * the anchor of the block, or else its uid.
   */
  readonly query?: (fields: v.InferOutput<TSchema>, block: { readonly id: string }) => readonly string[];
  /**
   * Returns the value of a parameter as `load` gets it; `undefined` if the block ignores it. The fewer values there are,
   * the fewer answers are cached. Default: each value is its own.
   */
  readonly queryValue?: (value: string, fields: v.InferOutput<TSchema>) => string | undefined;
  /** If false, answers to requests with one of the parameters are neither cached nor indexed. For free text. */
  readonly storedByQuery?: boolean;
  /** Looks up the data that the block shows. Must stop when `signal` is aborted. */
  readonly load?: (
    fields: v.InferOutput<TSchema>,
    context: LoadContext,
    block: { readonly id: string },
  ) => Promise<TData>;
  /** A name for the data that `load` looks up. Only for data that has renderings. */
  readonly source?: (fields: v.InferOutput<TSchema>) => string;
  readonly loadedRenderings?: (data: TData) => Readonly<Record<string, readonly Rendering[]>>;
  /** A text for editors if there is nothing to show. Visitors then do not see the block. */
  readonly emptyText?: (fields: v.InferOutput<TSchema>, data: TData, page: BlockPage) => string | undefined;
  /** A problem that hides the block from visitors, such as a page without the data that it needs. */
  readonly problem?: (fields: v.InferOutput<TSchema>, page: BlockPage) => string | undefined;
  /** Only for blocks that contain a widget. */
  readonly widgetOf?: (fields: v.InferOutput<TSchema>, page: BlockPage) => PlacedWidget;
  /** Only for blocks that show content of another origin. */
  readonly policy?: (fields: v.InferOutput<TSchema>, page: Pick<BlockPage, "site">) => PolicyNeeds;
  /** Only for blocks with parts that have addresses of their own. */
  readonly attachments?: (fields: v.InferOutput<TSchema>, page: Pick<BlockPage, "site">) => readonly Attachment[];
  /** Mistakes, for editors, of a block that visitors do see. */
  readonly notes?: (fields: v.InferOutput<TSchema>, page: BlockPage) => readonly string[];
  /** For editors: how visitors see the block, and why. Unlike `notes`, these texts are not about mistakes. */
  readonly explanations?: (fields: v.InferOutput<TSchema>, page: Pick<BlockPage, "site">) => readonly string[];
  /** Only for blocks that look different at different times: the next change. */
  readonly changesAt?: (
    view: PageView,
    fields: v.InferOutput<TSchema>,
    page: BlockPage,
    data: TData | undefined,
  ) => number | undefined;
  readonly draw: (props: BlockProps<v.InferOutput<TSchema>, TData>) => ReactElement | null;
  readonly drawFailed?: (props: BlockProps<v.InferOutput<TSchema>>) => ReactElement | null;
}

/** Defines a block by the schema of its fields and its markup. */
export function defineBlock<TSchema extends v.GenericSchema, TData = undefined>(
  parts: BlockParts<TSchema, TData>,
): Block {
  const { name, component, variants = ["01"] } = parts;
  return {
    name,
    component,
    variants,
    prepare: ({ componentName, uid, params, fields: given, placeholders = {} }, page, prepareChildren) => {
      const unsound = (problems: readonly string[]): UnsoundBlock => ({
        kind: "unsound",
        componentName,
        uid,
        problems,
      });
      const { editing, site } = page;
      const values: FieldValues = new Map();
      const read = v.safeParse(parts.fields, given ?? {}, configFor({ editing, mediaHosts: site.mediaHosts, values }));
      if (!read.success) return unsound(problemsIn(read.issues));
      const fields = read.output;
      const problem = parts.problem?.(fields, page);
      if (problem !== undefined) return unsound([problem]);
      const { variant, padding, anchor, dynamicId, notes } = readParams(params, variants);
      const props = (drawing: Drawing): BlockProps<v.InferOutput<TSchema>, TData> => ({
        // Accessing `view` is noted; see `drawBlocks`.
        get view() {
          return drawing.view;
        },
        slot: drawing.slot,
        isFirst: drawing.isFirst,
        data: drawing.data as TData,
        id: drawing.id,
        fields,
        page,
        variant,
        outer: { id: drawing.id, "data-padding": padding === "both" ? undefined : padding },
      });
      const id = anchor ?? uid;
      const names = parts.query?.(fields, { id }) ?? [];
      return {
        kind: "sound",
        componentName,
        uid,
        id,
        folder: name,
        values,
        notes: [...notes, ...(parts.notes?.(fields, page) ?? [])],
        explanations: parts.explanations?.(fields, page) ?? [],
        widget: parts.widgetOf?.(fields, page),
        policy: parts.policy?.(fields, page) ?? {},
        attachments: parts.attachments?.(fields, page) ?? [],
        children: new Map(
          (parts.placeholders?.(fields) ?? []).map((placeholder) => [
            placeholder,
            prepareChildren(placeholders[placeholder] ?? placeholders[`${placeholder}-${dynamicId}`] ?? []),
          ]),
        ),
        query:
          names.length > 0
            ? {
                names,
                normalise: (value) => (parts.queryValue ? parts.queryValue(value, fields) : value),
                isStored: parts.storedByQuery !== false,
              }
            : undefined,
        load: parts.load && ((context) => parts.load?.(fields, context, { id }) ?? Promise.resolve(undefined)),
        source: parts.source?.(fields),
        loadedRenderings: (data) => parts.loadedRenderings?.(data as TData) ?? {},
        emptyText: (data) => parts.emptyText?.(fields, data as TData, page),
        changesAt: (view, data) => parts.changesAt?.(view, fields, page, data as TData | undefined),
        draw: (drawing) => parts.draw(props(drawing)),
        drawFailed: (drawing) => parts.drawFailed?.(Object.assign(props(drawing), { data: undefined })) ?? null,
      };
    },
  };
}

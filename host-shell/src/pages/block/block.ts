import type { ReactElement } from "react";
import * as v from "valibot";
import { configFor } from "../content/fields/reading.ts";
import { problemsIn } from "../content/fields/problems.ts";
import type { ContentSource } from "../content/content-source.ts";
import type { MemberVariant } from "../member/member-marks.ts";
import type { Rendering } from "../content/layout-service-data.ts";
import type { Site } from "../sites/site.ts";
import type { ServiceWindows } from "../../services/site-settings/service-windows.ts";
import type { WidgetFrame } from "../widget-frames.ts";
import { type Padding, readParams } from "./block-params.ts";

export interface WidgetRequest {
  readonly name: string;
  readonly version: string;
}

/** When the loader loads a widget, as in `data-widget-load`. */
export type LoadingStrategy = "visible" | "idle" | "eager" | "interaction";

/** What a failing widget shows, as in `data-widget-fallback`. */
export type Fallback = "message" | "none";

/** A widget that an editor placed on a page, with its props. */
export interface PlacedWidget extends WidgetRequest {
  readonly load: LoadingStrategy;
  /** `none` if the page works without the widget: then a failing widget shows nothing. */
  readonly fallback?: Fallback | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  /** Attributes of the placeholder that the widget's style sheets need before its script runs. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

/** The page that a block is prepared for. */
export interface BlockPage {
  readonly site: Site;
  readonly template: string;
  /** What the template read from the fields of the page, for blocks that depend on it. */
  readonly data: unknown;
  readonly editing: boolean;
}

/** The parts of the page and the request that blocks may use. */
export interface PageView {
  readonly path: string;
  /** Origin under which visitors reach the site. */
  readonly publicUrl: string;
  readonly site: Site;
  /** Whether an editor is editing the page. */
  readonly editing: boolean;
  /** Only on the error page: visitors can quote it, so that we find the error in the log. */
  readonly correlationId: string | undefined;
  readonly frameOf: (request: WidgetRequest) => WidgetFrame | undefined;
  /** The current messages of the site, and its closed features. */
  readonly service: ServiceWindows;
  /** The moment of drawing, in milliseconds since 1970. */
  readonly now: number;
  /** On pages that only members see. */
  readonly member: MemberVariant | undefined;
}

/** Origins that a block needs the policy of its page to allow. */
export interface PolicyNeeds {
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
}

/** What the asynchronous step of a block may use. */
export interface LoadContext {
  readonly site: Site;
  readonly path: string;
  readonly content: Pick<ContentSource, "listPages" | "findStaticPage">;
  /** Aborted when the deadline of the page has passed. */
  readonly signal: AbortSignal;
}

/** Attributes of an element that holds the blocks of a placeholder. */
export interface Slot {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

export interface BlockProps<TFields, TData = undefined> {
  readonly fields: TFields;
  /** What `load` resolved with. */
  readonly data: TData;
  /** One of the variants that the block knows. */
  readonly variant: string;
  /** The element id, for links. It is unique on the page. */
  readonly id: string;
  /** Attributes of the block's outermost element: its id, and its padding for the style `block`. */
  readonly outer: { readonly id: string; readonly "data-padding": Padding | undefined };
  /** Whether visitors see the block without scrolling, so that its images must not wait. */
  readonly isFirst: boolean;
  readonly slot: (placeholder: string) => Slot;
  readonly view: PageView;
}

/** The part of a block that stays while it is drawn: everything that its `draw` gets besides its fields. */
export type Drawing = Omit<BlockProps<unknown, unknown>, "fields" | "variant" | "outer">;

/** A rendering whose fields are parsed and sanitised. It can be drawn any number of times. */
export interface SoundBlock {
  readonly kind: "sound";
  readonly componentName: string;
  readonly uid: string;
  readonly id: string;
  /** Name of its folder, which has its style sheet and its script; `undefined` for parts of built-in pages. */
  readonly folder: string | undefined;
  readonly widget: PlacedWidget | undefined;
  readonly policy: PolicyNeeds;
  /** What editors should know, though visitors see the block. */
  readonly notes: readonly string[];
  /** The blocks inside it, by placeholder; an empty list for a placeholder that the block has and nobody filled. */
  readonly children: ReadonlyMap<string, readonly PreparedBlock[]>;
  readonly load: ((context: LoadContext) => Promise<unknown>) | undefined;
  /** Names what it loads, if that has blocks of its own: a block inside one with the same source is a circle. */
  readonly source: string | undefined;
  /** Renderings that the block shows besides its children, by placeholder, from what it loaded. */
  readonly loadedRenderings: (data: unknown) => Readonly<Record<string, readonly Rendering[]>>;
  /** Why the block has nothing to show; `undefined` if it has. */
  readonly emptyText: (data: unknown) => string | undefined;
  /** The moment (milliseconds since 1970) at which the block looks different; `undefined` if it never does. */
  readonly changesAt: (view: PageView) => number | undefined;
  readonly draw: (drawing: Drawing) => ReactElement | null;
  /** Drawn if `load` failed; by default, nothing. */
  readonly drawFailed: (drawing: Drawing) => ReactElement | null;
}

/** A rendering that visitors do not see, since something about it is wrong. */
export interface UnsoundBlock {
  readonly kind: "unsound";
  readonly componentName: string;
  readonly uid: string;
  readonly problems: readonly string[];
}

export type PreparedBlock = SoundBlock | UnsoundBlock;

/** Prepares the renderings in a placeholder of a block. */
export type PrepareChildren = (renderings: readonly Rendering[]) => readonly PreparedBlock[];

export interface Block {
  /** Name of its folder below `blocks/`. */
  readonly name: string;
  /** `componentName` of its renderings. */
  readonly component: string;
  readonly prepare: (rendering: Rendering, page: BlockPage, prepareChildren: PrepareChildren) => PreparedBlock;
}

interface BlockParts<TSchema extends v.GenericSchema, TData> {
  readonly name: string;
  readonly component: string;
  readonly fields: TSchema;
  /** Variants that it draws; the first is drawn for an unknown one. Defaults to "01" alone. */
  readonly variants?: readonly [string, ...string[]];
  /** Placeholders of its children. */
  readonly placeholders?: (fields: v.InferOutput<TSchema>) => readonly string[];
  /** Looks up what the block shows. Must stop at `signal`. */
  readonly load?: (fields: v.InferOutput<TSchema>, context: LoadContext) => Promise<TData>;
  /** Names what `load` looks up, if that has renderings. */
  readonly source?: (fields: v.InferOutput<TSchema>) => string;
  readonly loadedRenderings?: (data: TData) => Readonly<Record<string, readonly Rendering[]>>;
  /** A text for editors if there is nothing to show; visitors then see nothing of the block. */
  readonly emptyText?: (fields: v.InferOutput<TSchema>, data: TData) => string | undefined;
  /** A problem that hides the block from visitors, such as a page without the data that it needs. */
  readonly problem?: (fields: v.InferOutput<TSchema>, page: BlockPage) => string | undefined;
  /** Only for blocks that contain a widget. */
  readonly widgetOf?: (fields: v.InferOutput<TSchema>, page: Pick<BlockPage, "site">) => PlacedWidget;
  /** Only for blocks that show something of another origin. */
  readonly policy?: (fields: v.InferOutput<TSchema>, page: Pick<BlockPage, "site">) => PolicyNeeds;
  /** Only for blocks that change with the time. */
  readonly changesAt?: (view: PageView) => number | undefined;
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
    prepare: ({ componentName, uid, params, fields: given, placeholders = {} }, page, prepareChildren) => {
      const unsound = (problems: readonly string[]): UnsoundBlock => ({
        kind: "unsound",
        componentName,
        uid,
        problems,
      });
      const { editing, site } = page;
      const read = v.safeParse(parts.fields, given ?? {}, configFor({ editing, mediaHosts: site.mediaHosts }));
      if (!read.success) return unsound(problemsIn(read.issues));
      const fields = read.output;
      const problem = parts.problem?.(fields, page);
      if (problem !== undefined) return unsound([problem]);
      const { variant, padding, anchor, dynamicId, notes } = readParams(params, variants);
      const props = (drawing: Drawing): BlockProps<v.InferOutput<TSchema>, TData> => ({
        // Reading it is noticed, see `drawBlocks`.
        get view() {
          return drawing.view;
        },
        slot: drawing.slot,
        isFirst: drawing.isFirst,
        data: drawing.data as TData,
        id: drawing.id,
        fields,
        variant,
        outer: { id: drawing.id, "data-padding": padding === "both" ? undefined : padding },
      });
      return {
        kind: "sound",
        componentName,
        uid,
        id: anchor ?? uid,
        folder: name,
        notes,
        widget: parts.widgetOf?.(fields, page),
        policy: parts.policy?.(fields, page) ?? {},
        children: new Map(
          (parts.placeholders?.(fields) ?? []).map((placeholder) => [
            placeholder,
            prepareChildren(placeholders[placeholder] ?? placeholders[`${placeholder}-${dynamicId}`] ?? []),
          ]),
        ),
        load: parts.load && ((context) => parts.load?.(fields, context) ?? Promise.resolve(undefined)),
        source: parts.source?.(fields),
        loadedRenderings: (data) => parts.loadedRenderings?.(data as TData) ?? {},
        emptyText: (data) => parts.emptyText?.(fields, data as TData),
        changesAt: (view) => parts.changesAt?.(view),
        draw: (drawing) => parts.draw(props(drawing)),
        drawFailed: (drawing) => parts.drawFailed?.(Object.assign(props(drawing), { data: undefined })) ?? null,
      };
    },
  };
}

/** A part of a page that no editor placed. */
export function ownBlock(id: string, draw: (view: PageView) => ReactElement, widget?: PlacedWidget): SoundBlock {
  return {
    kind: "sound",
    componentName: id,
    uid: id,
    id,
    folder: undefined,
    widget,
    policy: {},
    notes: [],
    children: new Map(),
    load: undefined,
    source: undefined,
    loadedRenderings: () => ({}),
    emptyText: () => undefined,
    changesAt: () => undefined,
    draw: ({ view }) => draw(view),
    drawFailed: () => null,
  };
}

import type { ReactElement } from "react";
import type { PageLists } from "../../services/page-lists/page-lists.ts";
import type { SiteSearch } from "../../services/site-search/site-search.ts";
import type { ServiceWindows } from "../../services/site-settings/service-windows.ts";
import type { ContentSource } from "../content/content-source.ts";
import type { Rendering } from "../content/layout-service-data.ts";
import type { FieldValues } from "../editing/field-values.ts";
import type { MemberVariant } from "../member/member-marks.ts";
import type { Site } from "../sites/site.ts";
import type { WidgetFrame } from "../widget-frames.ts";
import type { Attachment } from "./attachment.ts";
import type { DeclaredQuery, QueryValues } from "./declared-query.ts";
import type { PlacedWidget, WidgetRequest } from "./placed-widget.ts";

/** The page that a block is prepared for. */
export interface BlockPage {
  readonly site: Site;
  readonly template: string;
  /** The data that the template read from the fields of the page. */
  readonly data: unknown;
  readonly editing: boolean;
  /** The name of the page in breadcrumbs and menus. */
  readonly navigationTitle?: string;
  /** Returns the id of the first block on the page for which `fits` returns true; `undefined` if the page has none. */
  readonly findId?: (fits: (rendering: Rendering) => boolean) => string | undefined;
}

/** The parts of the page and the request that blocks may use. */
export interface PageView {
  readonly path: string;
  /** The origin under which visitors reach the site. */
  readonly publicUrl: string;
  readonly site: Site;
  /** Whether an editor is editing the page. */
  readonly editing: boolean;
  /** Only on the error page. Visitors can quote it, so that the error can be found in the log. */
  readonly correlationId: string | undefined;
  readonly frameOf: (request: WidgetRequest) => WidgetFrame | undefined;
  /** The current messages of the site, and the features that are off. */
  readonly service: ServiceWindows;
  /** The time of drawing, in milliseconds since 1970. */
  readonly now: number;
  /** Only on pages for members. */
  readonly member: MemberVariant | undefined;
}

/** Origins that the content security policy of a page must allow for a block. */
export interface PolicyNeeds {
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
}

/** What a block's `load` may use. */
export interface LoadContext {
  readonly site: Site;
  readonly path: string;
  readonly content: Pick<ContentSource, "listSites" | "listPages" | "findStaticPage">;
  readonly pageLists: PageLists;
  readonly search?: SiteSearch | undefined;
  /** The parameters of the request that the block declares, at most 200 characters each. */
  readonly query: QueryValues;
  /** Whether a member is signed in. Only for a block whose answer to this request is not stored. */
  readonly isMember?: (() => Promise<boolean>) | undefined;
  /** Aborted when the deadline of the page has passed. */
  readonly signal: AbortSignal;
}

/** Attributes of an element that holds the blocks of a placeholder. */
export interface Slot {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/** The values with which a prepared block is drawn. */
export interface Drawing {
  /** The value with which `load` resolved. */
  readonly data: unknown;
  /** The id of the block's element, for links. It is unique on the page. */
  readonly id: string;
  /** Whether visitors see the block without scrolling, so that its images are loaded at once. */
  readonly isFirst: boolean;
  readonly slot: (placeholder: string) => Slot;
  readonly view: PageView;
}

/** A rendering whose fields are parsed and sanitised. It may be drawn many times. */
export interface SoundBlock {
  readonly kind: "sound";
  readonly componentName: string;
  readonly uid: string;
  readonly id: string;
  /**
   * The name of the block's folder, which has its style sheet and its script; `undefined` for parts of built-in pages.
   */
  readonly folder: string | undefined;
  /** For editors: the metadata of the numbers and dates. */
  readonly values: FieldValues;
  readonly widget: PlacedWidget | undefined;
  readonly policy: PolicyNeeds;
  readonly attachments: readonly Attachment[];
  /** Mistakes, for editors, of a block that visitors do see. */
  readonly notes: readonly string[];
  /** For editors: how visitors see the block, and why. Unlike `notes`, these texts are not about mistakes. */
  readonly explanations: readonly string[];
  /** The blocks inside the block, by placeholder. The map has an empty list for a placeholder without blocks. */
  readonly children: ReadonlyMap<string, readonly PreparedBlock[]>;
  /** The parameters that the block reads; `undefined` if it reads none. */
  readonly query: DeclaredQuery | undefined;
  readonly load: ((context: LoadContext) => Promise<unknown>) | undefined;
  /**
   * A name for the data that the block loads; `undefined` if the data contains no blocks. A block that is inside
   * another block with the same source is a cycle.
   */
  readonly source: string | undefined;
  /** Renderings in the loaded data, by placeholder, which the block shows in addition to its children. */
  readonly loadedRenderings: (data: unknown) => Readonly<Record<string, readonly Rendering[]>>;
  /** A text that says why the block has nothing to show; `undefined` if it has something. */
  readonly emptyText: (data: unknown) => string | undefined;
  /**
   * The time (in milliseconds since 1970) at which the block will look different; `undefined` if it never will. `data`
   * is `undefined` if `load` failed.
   */
  readonly changesAt: (view: PageView, data?: unknown) => number | undefined;
  readonly draw: (drawing: Drawing) => ReactElement | null;
  /** Draws the block if `load` failed. Default: draws nothing. */
  readonly drawFailed: (drawing: Drawing) => ReactElement | null;
}

/** A rendering with problems, so that visitors do not see it. */
export interface UnsoundBlock {
  readonly kind: "unsound";
  readonly componentName: string;
  readonly uid: string;
  readonly problems: readonly string[];
}

export type PreparedBlock = SoundBlock | UnsoundBlock;

/** Prepares the renderings in a placeholder of a block. */
export type PrepareChildren = (renderings: readonly Rendering[]) => readonly PreparedBlock[];

import type { ReactElement } from "react";
import type { ServiceWindows } from "../../services/site-settings/service-windows.ts";
import type { ContentSource } from "../content/content-source.ts";
import type { Rendering } from "../content/layout-service-data.ts";
import type { MemberVariant } from "../member/member-marks.ts";
import type { Site } from "../sites/site.ts";
import type { WidgetFrame } from "../widget-frames.ts";
import type { PlacedWidget, WidgetRequest } from "./placed-widget.ts";

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

/** What a prepared block is drawn with, besides what it was prepared from. */
export interface Drawing {
  /** What `load` resolved with. */
  readonly data: unknown;
  /** The element id, for links. It is unique on the page. */
  readonly id: string;
  /** Whether visitors see the block without scrolling, so that its images must not wait. */
  readonly isFirst: boolean;
  readonly slot: (placeholder: string) => Slot;
  readonly view: PageView;
}

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

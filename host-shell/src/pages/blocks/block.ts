import type { ReactElement } from "react";
import * as v from "valibot";
import { problemsIn } from "../content/fields.ts";
import type { Rendering } from "../content/layout-service-data.ts";
import type { ServiceWindows } from "../../services/site-settings/service-windows.ts";
import type { WidgetFrame } from "../widget-frames.ts";

export interface WidgetWish {
  readonly name: string;
  readonly version: string;
}

/** When the loader begins with a widget, as in `data-widget-load`. */
export type LoadingStrategy = "visible" | "idle" | "eager" | "interaction";

/** What stands in the place of a widget that fails, as in `data-widget-fallback`. */
export type Fallback = "message" | "none";

/** A widget on a page of content, with what an editor wrote for it. */
export interface PlacedWidget extends WidgetWish {
  readonly load: LoadingStrategy;
  /** `none` where the page does without the widget, and shows nothing in its place if it fails. */
  readonly fallback?: Fallback | undefined;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What a block may know of the page around it. */
export interface PageView {
  readonly path: string;
  /** Whether an editor is at work on it. */
  readonly editing: boolean;
  /** Only on the error page: what a person can tell us so that we find the error in the log. */
  readonly correlationId: string | undefined;
  readonly frameOf: (wish: WidgetWish) => WidgetFrame | undefined;
  /** What the whole site says at this moment, and what of it is switched off. */
  readonly service: ServiceWindows;
}

export interface BlockProps<TFields> {
  readonly fields: TFields;
  /** From `params.FieldNames`; "01" where the editor chose none. */
  readonly variant: string;
  /** The element id that links can point to. It is unique on the page. */
  readonly id: string;
  readonly view: PageView;
}

/** A rendering whose fields were read and sanitised: it can be drawn any number of times. */
export type PreparedBlock =
  | {
      readonly kind: "sound";
      readonly id: string;
      readonly draw: (view: PageView) => ReactElement;
      readonly widget: PlacedWidget | undefined;
    }
  | { readonly kind: "unsound"; readonly componentName: string; readonly problems: readonly string[] };

export interface Block {
  readonly prepare: (rendering: Rendering) => PreparedBlock;
}

interface BlockParts<TSchema extends v.GenericSchema> {
  readonly fields: TSchema;
  readonly draw: (props: BlockProps<v.InferOutput<TSchema>>) => ReactElement;
  /** Only for blocks that hold a widget. */
  readonly widgetOf?: (fields: v.InferOutput<TSchema>) => PlacedWidget;
}

/** Ties a block's fields to its markup. */
export function defineBlock<TSchema extends v.GenericSchema>({ fields, draw, widgetOf }: BlockParts<TSchema>): Block {
  return {
    prepare: ({ componentName, uid, params, fields: given }) => {
      const read = v.safeParse(fields, given ?? {});
      if (!read.success) return { kind: "unsound", componentName, problems: problemsIn(read.issues) };
      const variant = params?.["FieldNames"] ?? "01";
      const id = params?.["anchor"] ?? uid;
      return {
        kind: "sound",
        id,
        draw: (view) => draw({ fields: read.output, variant, id, view }),
        widget: widgetOf?.(read.output),
      };
    },
  };
}

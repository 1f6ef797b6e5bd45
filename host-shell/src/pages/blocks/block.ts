import type { ReactElement } from "react";
import * as v from "valibot";
import { problemsIn } from "../content/fields.ts";
import type { Rendering } from "../content/layout-service-data.ts";
import type { ServiceWindows } from "../../services/site-settings/service-windows.ts";
import type { WidgetFrame } from "../widget-frames.ts";

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

/** The parts of the page and the request that blocks may use. */
export interface PageView {
  readonly path: string;
  /** Whether an editor is editing the page. */
  readonly editing: boolean;
  /** Only on the error page: visitors can quote it, so that we find the error in the log. */
  readonly correlationId: string | undefined;
  readonly frameOf: (request: WidgetRequest) => WidgetFrame | undefined;
  /** The current messages of the site, and its closed features. */
  readonly service: ServiceWindows;
}

export interface BlockProps<TFields> {
  readonly fields: TFields;
  /** From `params.FieldNames`; "01" if the editor chose none. */
  readonly variant: string;
  /** The element id, for links. It is unique on the page. */
  readonly id: string;
  readonly view: PageView;
}

/** A rendering whose fields are parsed and sanitised. It can be rendered any number of times. */
export type PreparedBlock =
  | {
      readonly kind: "sound";
      readonly id: string;
      readonly render: (view: PageView) => ReactElement;
      readonly widget: PlacedWidget | undefined;
    }
  | { readonly kind: "unsound"; readonly componentName: string; readonly problems: readonly string[] };

export interface Block {
  readonly prepare: (rendering: Rendering) => PreparedBlock;
}

interface BlockParts<TSchema extends v.GenericSchema> {
  readonly fields: TSchema;
  readonly render: (props: BlockProps<v.InferOutput<TSchema>>) => ReactElement;
  /** Only for blocks that contain a widget. */
  readonly widgetOf?: (fields: v.InferOutput<TSchema>) => PlacedWidget;
}

/** Defines a block by the schema of its fields and its markup. */
export function defineBlock<TSchema extends v.GenericSchema>({ fields, render, widgetOf }: BlockParts<TSchema>): Block {
  return {
    prepare: ({ componentName, uid, params, fields: given }) => {
      const read = v.safeParse(fields, given ?? {});
      if (!read.success) return { kind: "unsound", componentName, problems: problemsIn(read.issues) };
      const variant = params?.["FieldNames"] ?? "01";
      const id = params?.["anchor"] ?? uid;
      return {
        kind: "sound",
        id,
        render: (view) => render({ fields: read.output, variant, id, view }),
        widget: widgetOf?.(read.output),
      };
    },
  };
}

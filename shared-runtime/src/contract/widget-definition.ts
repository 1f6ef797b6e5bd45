import type { ReactNode } from "react";
import type * as v from "valibot";
import type { PageSession } from "../session/page-session.ts";
import type { FirstFrameFiles } from "./first-frame-files.ts";
import type { FirstFrameTexts } from "./first-frame-texts.ts";
import type { WidgetHost, WidgetModule } from "./widget-contract.ts";

export type Fields = v.ObjectEntries;
export type Texts = Readonly<Record<string, string>>;
export type TextFields<T extends Texts> = {
  [Key in keyof T]: v.OptionalSchema<v.StringSchema<undefined>, string>;
};

/** An object with the keys of `T` and any texts. */
export type TextsOf<T extends Texts> = { readonly [Key in keyof T]: string };

export interface WidgetInstance<F extends Fields, T extends Texts> {
  readonly props: Readonly<v.InferOutput<v.ObjectSchema<F, undefined>>>;
  /** The texts of the CMS, or the defaults. */
  readonly texts: TextsOf<T>;
  readonly host: WidgetHost;
  readonly session: PageSession;
  /** The files that the visitor chose before the widget was live. */
  readonly chosenEarly: FirstFrameFiles;
  /** The texts that the visitor typed before the widget was live. */
  readonly typedEarly: FirstFrameTexts;
}

export interface WidgetDefinition<F extends Fields, T extends Texts> {
  readonly name: string;
  /** The props other than the texts. Each must be optional or have a default, since a placeholder may set none. */
  readonly props: v.ObjectSchema<F, undefined>;
  /** Every sentence that a visitor can read, in Danish. Each key is an optional prop. */
  readonly texts: T;
  /**
   * The initial screen, exactly as `render` shows it first. The build renders it to HTML with a marker in place of each
   * text, so a text may only be used as content or as a whole attribute, and the markup must not depend on its value.
   */
  readonly firstFrame: (texts: TextsOf<T>) => ReactNode;
  readonly render: (instance: WidgetInstance<F, T>) => ReactNode;
}

export interface DefinedWidget<F extends Fields = Fields, T extends Texts = Texts> extends WidgetModule {
  readonly name: string;
  /** All props, including the texts, for the registry's JSON Schema. */
  readonly propsSchema: v.ObjectSchema<F & TextFields<T>, undefined>;
  readonly texts: T;
  readonly firstFrame: (texts: TextsOf<T>) => ReactNode;
}

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

/** Each sentence under its key, whatever it says. */
export type TextsOf<T extends Texts> = { readonly [Key in keyof T]: string };

export interface WidgetInstance<F extends Fields, T extends Texts> {
  readonly props: Readonly<v.InferOutput<v.ObjectSchema<F, undefined>>>;
  /** The texts of the CMS where it gives them, else the defaults. */
  readonly texts: TextsOf<T>;
  readonly host: WidgetHost;
  readonly session: PageSession;
  /** What the visitor chose before the widget was live. */
  readonly chosenEarly: FirstFrameFiles;
  /** What the visitor typed before the widget was live. */
  readonly typedEarly: FirstFrameTexts;
}

export interface WidgetDefinition<F extends Fields, T extends Texts> {
  readonly name: string;
  /** The props besides the texts. Each must be optional or have a default: a placeholder may say nothing at all. */
  readonly props: v.ObjectSchema<F, undefined>;
  /** Every sentence a visitor may read, in Danish. Each key is an optional prop. */
  readonly texts: T;
  /**
   * The initial screen, exactly as `render` shows it first. It is made into HTML at build time with a marker in the
   * place of each text, so a text may stand in it as content or as a whole attribute, and nothing may depend on it.
   */
  readonly firstFrame: (texts: TextsOf<T>) => ReactNode;
  readonly render: (instance: WidgetInstance<F, T>) => ReactNode;
}

export interface DefinedWidget<F extends Fields = Fields, T extends Texts = Texts> extends WidgetModule {
  readonly name: string;
  /** All props, own and texts, for the registry's JSON Schema. */
  readonly propsSchema: v.ObjectSchema<F & TextFields<T>, undefined>;
  readonly texts: T;
  readonly firstFrame: (texts: TextsOf<T>) => ReactNode;
}

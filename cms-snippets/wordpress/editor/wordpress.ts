import type { PluginSettings } from "./settings-of-plugin.ts";

/** The parts of `window.wp` that the plugin uses, in WordPress 6.1 and later. */
interface WordPress {
  readonly blocks: {
    readonly registerBlockType: (name: string, settings: object) => unknown;
    readonly createBlock: (name: string, attributes?: object) => unknown;
    readonly getBlockType: (name: string) => object | undefined;
  };
  readonly element: {
    readonly createElement: (
      type: unknown,
      props: Readonly<Record<string, unknown>> | null,
      ...children: Rendered[]
    ) => Rendered;
    readonly useState: <Value>(initial: Value | (() => Value)) => readonly [Value, (next: Value) => void];
    readonly useEffect: (effect: () => (() => void) | undefined, needs: readonly unknown[]) => void;
    readonly useRef: <Value>(initial: Value) => { current: Value };
    readonly Fragment: unknown;
  };
  readonly components: Readonly<Record<string, unknown>>;
  readonly blockEditor: {
    readonly useBlockProps: (props?: object) => Readonly<Record<string, unknown>>;
    readonly InspectorControls: unknown;
    readonly BlockControls: unknown;
  };
  readonly i18n: {
    readonly __: (text: string, domain: string) => string;
    readonly sprintf: (format: string, ...values: (string | number)[]) => string;
  };
}

/** What React draws. */
export type Rendered = object | string | number | boolean | null | undefined | readonly Rendered[];

declare global {
  var wp: WordPress;
  var lederkredsen: PluginSettings;
}

/** The text in the language of the person. */
export const __ = (text: string): string => wp.i18n.__(text, "lederkredsen");

export const h: WordPress["element"]["createElement"] = (type, props, ...children) =>
  wp.element.createElement(type, props, ...children);

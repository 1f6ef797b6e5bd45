import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { pageSession, type PageSession } from "../session/page-session.ts";
import "../theme/base.css.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { type FirstFrameFiles, firstFrameFiles } from "./first-frame-files.ts";
import { keptFocus } from "./kept-focus.ts";
import { ProblemReport } from "./problem-report.tsx";
import { readProps } from "./props.ts";
import type { WidgetHost, WidgetModule } from "./widget.ts";

type Fields = v.ObjectEntries;
type Texts = Readonly<Record<string, string>>;
type TextFields<T extends Texts> = { [Key in keyof T]: v.OptionalSchema<v.StringSchema<undefined>, string> };

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

/** Makes a widget that fulfils the contract in `widget.ts`. Instances on one page know nothing of each other. */
export function defineWidget<F extends Fields, const T extends Texts>(
  definition: WidgetDefinition<F, T>,
): DefinedWidget<F, T> {
  const textFields = Object.fromEntries(
    Object.entries(definition.texts).map(([key, text]) => [key, v.optional(v.string(), text)]),
  ) as TextFields<T>;
  const propsSchema = v.object({ ...definition.props.entries, ...textFields });
  if (!v.safeParse(propsSchema, {}).success) {
    throw new Error(`Widget "${definition.name}": every prop must be optional, since a placeholder may name none.`);
  }

  const mount: WidgetModule["mount"] = (container, input, host) => {
    const session = pageSession({ editing: host.editing });
    const { props, problems } = readProps(propsSchema, input);
    const restoreFocus = keptFocus(container);
    const instance = {
      props: props as WidgetInstance<F, T>["props"],
      texts: props as TextsOf<T>,
      host,
      session,
      chosenEarly: firstFrameFiles(container),
    };
    let mounted = true;
    // Within React's own work neither unmounting nor rendering again is possible, so the host is told right after it.
    const crash = (error: unknown) => queueMicrotask(() => mounted && host.onCrash(error));
    const root = createRoot(container);
    // Synchronous, so that the first frame and the live widget change places within one frame.
    flushSync(() =>
      root.render(
        <CrashBoundary onCrash={crash}>
          <ProblemReport name={definition.name} problems={problems} editing={host.editing} />
          {definition.render(instance)}
        </CrashBoundary>,
      ),
    );
    restoreFocus();
    return {
      unmount: () => {
        if (!mounted) return;
        mounted = false;
        root.unmount();
        container.replaceChildren();
      },
    };
  };

  return { name: definition.name, propsSchema, texts: definition.texts, firstFrame: definition.firstFrame, mount };
}

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { pageSession } from "../session/page-session.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { firstFrameFiles } from "./first-frame-files.ts";
import { firstFrameTexts } from "./first-frame-texts.ts";
import { keepTranslatable } from "./keep-translatable.ts";
import { keptFocus } from "./kept-focus.ts";
import { readProps } from "./props.ts";
import { type Explain, reportProblems } from "./report-problems.ts";
import type { WidgetModule } from "./widget-contract.ts";
import type {
  DefinedWidget,
  Fields,
  TextFields,
  Texts,
  TextsOf,
  WidgetDefinition,
  WidgetInstance,
} from "./widget-definition.ts";

/**
 * Implements the part of a widget that all widgets have in common. Widgets built with the same version of this module
 * share one copy of it on a page, so it must not contain anything specific to one widget, such as its class names.
 */
export function createWidget<F extends Fields, const T extends Texts>(
  definition: WidgetDefinition<F, T>,
  explain: Explain,
): DefinedWidget<F, T> {
  const textFields = Object.fromEntries(
    Object.entries(definition.texts).map(([key, text]) => [key, v.optional(v.string(), text)]),
  ) as TextFields<T>;
  const propsSchema = v.object({ ...definition.props.entries, ...textFields });
  if (!v.safeParse(propsSchema, {}).success) {
    throw new Error(`Widget "${definition.name}": every prop must be optional, since a placeholder may name none.`);
  }

  const mount: WidgetModule["mount"] = (container, input, host) => {
    const session = pageSession({ editing: host.editing, apiUrl: host.apiUrl });
    const { props, problems } = readProps(propsSchema, input);
    const restoreFocus = keptFocus(container);
    const instance = {
      props: props as WidgetInstance<F, T>["props"],
      texts: props as TextsOf<T>,
      host,
      session,
      chosenEarly: firstFrameFiles(container),
      typedEarly: firstFrameTexts(container),
    };
    const stopKeeping = keepTranslatable(container);
    let mounted = true;
    // React can neither unmount nor render while it is rendering, so the host is called afterwards.
    const crash = (error: unknown) => queueMicrotask(() => mounted && host.onCrash(error));
    const root = createRoot(container);
    // Synchronous, so that the live widget replaces the first frame within one animation frame.
    flushSync(() => root.render(<CrashBoundary onCrash={crash}>{definition.render(instance)}</CrashBoundary>));
    restoreFocus();
    reportProblems(definition.name, problems, { explain, onProblems: host.onProblems });
    return {
      unmount: () => {
        if (!mounted) return;
        mounted = false;
        stopKeeping();
        root.unmount();
        container.replaceChildren();
      },
    };
  };

  return { name: definition.name, propsSchema, texts: definition.texts, firstFrame: definition.firstFrame, mount };
}

import type { Visit } from "./visits.ts";

/** The facts about a mounted widget that are needed to attribute uncaught errors. */
export interface Mounted {
  readonly element: HTMLElement;
  /** The address of the widget's files in stack traces, ending in a slash. */
  readonly directory: string;
  readonly crash: (error: unknown) => void;
  readonly visit?: Visit | undefined;
}

interface Watch {
  readonly mounted: ReadonlySet<Mounted>;
  /** Address of the shared modules. An error thrown there is attributed to the caller. */
  readonly platform: string;
  /** Called before a mounted widget, or another part of the page, handles an event of the visitor. */
  readonly onTouch: (widget: Mounted | undefined) => void;
  /** Called for a rejection that cannot be attributed. */
  readonly onUnclear: () => void;
}

/** A rejection without a stack is attributed to a widget for this number of milliseconds after an event in it. */
const touchedLately = 1_000;

/**
 * Attributes uncaught errors (in an event handler, in a promise) to the widget whose files threw them. If the widget
 * has several instances, the error belongs to the instance that last received an event, or to all instances if none
 * received an event. A rejection without a stack is attributed to the widget that received an event shortly before.
 */
export function watchCrashes({ mounted, platform, onTouch, onUnclear }: Watch): void {
  const touched = new Map<string, Mounted>();
  let last: readonly [widget: Mounted | undefined, time: number] = [undefined, 0];
  for (const type of ["pointerdown", "click", "keydown", "input", "submit"]) {
    const touch = ({ target }: Event): void => {
      const widget = [...mounted].find(({ element }) => element === target);
      last = [widget, performance.now()];
      if (widget) touched.set(widget.directory, widget);
      onTouch(widget);
    };
    window.addEventListener(type, touch, { capture: true, passive: true });
  }
  const blame = (error: unknown, file?: string): void => {
    // A call that was aborted on purpose is not a crash.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const { stack = "" } = (error ?? {}) as { readonly stack?: unknown };
    const frames =
      String(stack).match(/[a-z-]{1,30}:\/\/\S{1,999}?(?=(:\d+){1,2}\)?$)/gm) ?? (file === undefined ? [] : [file]);
    const thrower = frames.find((frame) => !frame.startsWith(platform));
    if (frames.length === 0) {
      const [widget, time] = last;
      if (widget && mounted.has(widget) && performance.now() - time < touchedLately) widget.crash(error);
      else if (mounted.size > 0) onUnclear();
      return;
    }
    const suspects = [...mounted].filter(({ directory }) => thrower?.startsWith(directory));
    const culprit = suspects.find((widget) => widget === touched.get(widget.directory));
    for (const { crash } of culprit ? [culprit] : suspects) crash(error);
  };
  window.addEventListener("error", ({ error, filename }) => blame(error, filename));
  window.addEventListener("unhandledrejection", ({ reason }) => blame(reason));
}

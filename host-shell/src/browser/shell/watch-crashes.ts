/** A mounted widget, as far as it matters for errors that nobody caught. */
export interface Mounted {
  readonly element: HTMLElement;
  /** Where its files lie, ending in a slash: the address that stack traces name. */
  readonly directory: string;
  readonly crash: (error: unknown) => void;
}

interface Watch {
  readonly mounted: ReadonlySet<Mounted>;
  /** Where the modules lie that widgets share: what is thrown there was caused by who called it. */
  readonly platform: string;
  /** Called for what a widget or the page may have done. */
  readonly onUnclear: () => void;
}

/** Milliseconds for which a rejection without a trace is taken for an answer to what the visitor did. */
const touchedLately = 1_000;

/**
 * Gives errors that nobody caught (in an event handler, in a promise) to the widget whose files threw them. If it stands
 * on the page more than once, the one that was touched last has it, or all, if none was. A rejection without a trace is
 * that of the widget that was touched right before.
 */
export function watchCrashes({ mounted, platform, onUnclear }: Watch): void {
  const touched = new Map<string, Mounted>();
  let last: readonly [widget: Mounted | undefined, time: number] = [undefined, 0];
  for (const type of ["pointerdown", "click", "keydown", "input", "submit"]) {
    const touch = ({ target }: Event): void => {
      const widget = [...mounted].find(({ element }) => element === target);
      last = [widget, performance.now()];
      if (widget) touched.set(widget.directory, widget);
    };
    window.addEventListener(type, touch, { capture: true, passive: true });
  }
  const blame = (error: unknown, file?: string): void => {
    // A call that was given up on purpose is no crash.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const { stack = "" } = (error ?? {}) as { readonly stack?: unknown };
    const frames = String(stack).match(/[a-z-]+:\/\/\S+?(?=(:\d+){1,2}\)?$)/gm) ?? (file === undefined ? [] : [file]);
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

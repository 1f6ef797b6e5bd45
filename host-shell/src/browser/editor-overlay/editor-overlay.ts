import type { RegistryDocument } from "../../registry/registry-document.ts";
import { describePlacement } from "./describe-placement.ts";
import { drawMark } from "./draw-mark.ts";
import { originProblem } from "./origin-problem.ts";
import { watchInput } from "./watch-input.ts";

/** The marks that editors see on the placeholders of their page. */
export interface EditorOverlay {
  /** Marks a placeholder until the signal is aborted; calls `restart` when its attributes or its JSON change. */
  readonly mark: (element: HTMLElement, signal: AbortSignal, restart?: () => void) => void;
  /** Shows problems that the widget found in its placeholder. */
  readonly tell: (element: HTMLElement, problems: readonly string[]) => void;
  /** Shows the error with which the widget failed. */
  readonly tellFailure: (element: HTMLElement, error: unknown) => void;
}

/** `base` is the address of the folder from which the loader was served. */
export function createEditorOverlay(readRegistry: () => Promise<RegistryDocument>, base: URL): EditorOverlay {
  const reported = new WeakMap<HTMLElement, readonly string[]>();
  const failures = new WeakMap<HTMLElement, unknown>();
  const drawn = new Map<HTMLElement, () => Promise<void>>();
  let pageProblem: string | undefined;
  originProblem(base).then((problem) => {
    pageProblem = problem;
    for (const draw of drawn.values()) void draw();
  }, console.warn);

  return {
    mark(element, signal, restart) {
      if (signal.aborted || drawn.has(element)) return;
      const mark = drawMark(element);
      const draw = async (): Promise<void> => {
        mark.show(
          describePlacement(element, await readRegistry(), {
            reported: reported.get(element),
            failure: failures.get(element),
            pageProblem,
          }),
        );
      };
      drawn.set(element, draw);
      // Attributes of the placeholder are written by editors and by the loader.
      const observer = new MutationObserver(() => void draw());
      observer.observe(element, { attributes: true });
      // Needed in content that an editor writes in, where the loader writes no attributes.
      for (const type of ["widget:ready", "widget:failed"])
        element.addEventListener(type, () => void draw(), { signal });
      // The shell of an older release does not pass `restart`.
      if (restart) watchInput(element, signal, restart);
      signal.addEventListener("abort", () => {
        observer.disconnect();
        mark.remove();
        drawn.delete(element);
      });
      void draw();
    },
    tell(element, problems) {
      reported.set(element, problems);
      void drawn.get(element)?.();
    },
    tellFailure(element, error) {
      failures.set(element, error);
      void drawn.get(element)?.();
    },
  };
}

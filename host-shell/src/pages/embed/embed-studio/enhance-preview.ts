import type { PreviewView } from "./choices.ts";
import type { PreviewMessage } from "../embed-preview/preview-message.ts";
import { previewReady } from "../embed-preview/preview-message.ts";
import { findPart } from "./find-part.ts";

type Shown = Omit<PreviewMessage, "type">;

export interface StudioPreview {
  readonly show: (shown: Shown) => void;
  /** Sets the controls to a scheme and a width. */
  readonly showView: (view: PreviewView) => void;
}

/** The frames, each scaled to the width that the page has for it. `onView` gets the scheme and the width that are chosen. */
export function enhancePreview(root: HTMLElement, onView: (view: PreviewView) => void): StudioPreview {
  const column = findPart("[data-column]", root) as HTMLSelectElement;
  const schemes = [...root.querySelectorAll<HTMLInputElement>("[data-scheme]")];
  const screens = findPart("[data-screens]", root);
  const sizes = [...root.querySelectorAll<HTMLInputElement>("[data-size]")];
  const frames = [...root.querySelectorAll<HTMLIFrameElement>("[data-preview]")];
  const ready = new Set<HTMLIFrameElement>();
  let shown: Shown | undefined;

  const tell = (frame: HTMLIFrameElement): void => {
    if (!shown || !ready.has(frame)) return;
    const message: PreviewMessage = { type: "studio:show", ...shown };
    frame.contentWindow?.postMessage(message, location.origin);
  };
  const tellAll = (): void => frames.forEach(tell);

  window.addEventListener("message", ({ data, origin, source }: MessageEvent<{ readonly type?: unknown } | null>) => {
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (!frame || origin !== location.origin || data?.type !== previewReady) return;
    ready.add(frame);
    tell(frame);
  });
  const view = (): PreviewView => ({
    scheme: schemes.some(({ checked, value }) => checked && value === "dark") ? "dark" : "light",
    column: column.value,
  });
  for (const control of [column, ...schemes]) control.addEventListener("change", () => onView(view()));
  for (const size of sizes) size.addEventListener("change", () => (screens.dataset["shown"] = size.value));
  for (const frame of frames) {
    fitFrame(frame);
    frame.src = frame.dataset["preview"] ?? "";
  }
  return {
    show(next) {
      shown = next;
      tellAll();
    },
    showView(next) {
      for (const scheme of schemes) scheme.checked = scheme.value === next.scheme;
      column.value = [...column.options].some(({ value }) => value === next.column) ? next.column : "";
    },
  };
}

/** The least scale at which texts of a wide screen can be read on a phone. */
const leastScale = 0.5;

/**
 * Scales a frame to the width of the element around it, but never above its own size. If the element scrolls, the scale has
 * a least value.
 */
function fitFrame(frame: HTMLIFrameElement): void {
  const scaled = frame.parentElement;
  const viewport = scaled?.parentElement;
  if (!viewport) return;
  const [width, height] = [Number(frame.width), Number(frame.height)];
  const fit = (): void => {
    if (viewport.clientWidth === 0) return;
    const isScrollable = getComputedStyle(viewport).overflowX === "auto";
    const scale = Math.min(1, Math.max(isScrollable ? leastScale : 0, viewport.clientWidth / width));
    // Lets a person without a pointer scroll the element by keys.
    viewport.tabIndex = isScrollable ? 0 : -1;
    frame.style.transform = `scale(${scale})`;
    scaled.style.width = `${Math.round(width * scale)}px`;
    scaled.style.height = `${Math.round(height * scale)}px`;
  };
  new ResizeObserver(fit).observe(viewport);
}

import type { PreviewMessage } from "../embed-preview/preview-message.ts";
import { previewReady } from "../embed-preview/preview-message.ts";
import { findPart } from "./find-part.ts";

type Shown = Pick<PreviewMessage, "attributes" | "colors">;

export interface StudioPreview {
  readonly show: (shown: Shown) => void;
}

/** The frames, each scaled to the width that the page has for it. They follow the scheme and the width that are chosen. */
export function enhancePreview(root: HTMLElement): StudioPreview {
  const column = findPart("[data-column]", root) as HTMLSelectElement;
  const schemes = [...root.querySelectorAll<HTMLInputElement>("[data-scheme]")];
  const frames = [...root.querySelectorAll<HTMLIFrameElement>("[data-preview]")];
  const ready = new Set<HTMLIFrameElement>();
  let shown: Shown | undefined;

  const tell = (frame: HTMLIFrameElement): void => {
    if (!shown || !ready.has(frame)) return;
    const scheme = schemes.find(({ checked }) => checked)?.value === "dark" ? "dark" : "light";
    const message: PreviewMessage = { type: "studio:show", ...shown, scheme, column: column.value };
    frame.contentWindow?.postMessage(message, location.origin);
  };
  const tellAll = (): void => frames.forEach(tell);

  window.addEventListener("message", ({ data, origin, source }: MessageEvent<{ readonly type?: unknown } | null>) => {
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (!frame || origin !== location.origin || data?.type !== previewReady) return;
    ready.add(frame);
    tell(frame);
  });
  for (const control of [column, ...schemes]) control.addEventListener("change", tellAll);
  for (const frame of frames) {
    fitFrame(frame);
    frame.src = frame.dataset["preview"] ?? "";
  }
  return {
    show(next) {
      shown = next;
      tellAll();
    },
  };
}

/** Scales a frame to the width of the element around it, but never above its own size. */
function fitFrame(frame: HTMLIFrameElement): void {
  const viewport = frame.parentElement;
  if (!viewport) return;
  const [width, height] = [Number(frame.width), Number(frame.height)];
  const fit = (): void => {
    const scale = Math.min(1, viewport.clientWidth / width);
    frame.style.transform = `scale(${scale})`;
    viewport.style.height = `${Math.round(height * scale)}px`;
  };
  new ResizeObserver(fit).observe(viewport);
}

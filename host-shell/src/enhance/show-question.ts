import { consentOverlay } from "shared-runtime/consent/consent.ts";

/**
 * Shows the first frame of the consent overlay in `place` to a visitor who has not answered. It is shown after the first
 * paint, which its style sheets would delay, and not before they have arrived.
 */
export function showQuestion(place: HTMLElement): void {
  const frame = place.querySelector("template")?.content;
  if (!frame) return;
  // Without a shadow root, the loader would prepare the whole widget.
  const shadow = place.attachShadow({ mode: "open" });
  if (!document.documentElement.hasAttribute(consentOverlay)) return;
  requestAnimationFrame(() => setTimeout(() => void show(shadow, frame)));
}

async function show(shadow: ShadowRoot, frame: DocumentFragment): Promise<void> {
  const sheets = [...frame.querySelectorAll("link")];
  const settled = sheets.map(
    (sheet) => new Promise((resolve) => Object.assign(sheet, { onload: resolve, onerror: resolve })),
  );
  shadow.prepend(...sheets);
  await Promise.all(settled);
  const isMounted = shadow.querySelector("[data-widget-root]") !== null;
  if (!isMounted) shadow.append(frame);
}

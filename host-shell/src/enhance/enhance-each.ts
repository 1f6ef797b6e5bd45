import { isEditing } from "./is-editing.ts";

/** Makes each element that fits a selector work, unless an editor is editing the page. */
export function enhanceEach(selector: string, enhance: (element: HTMLElement) => void): void {
  if (!isEditing()) for (const element of document.querySelectorAll<HTMLElement>(selector)) enhance(element);
}

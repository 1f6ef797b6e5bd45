import type { Editor } from "@tiptap/core";
import { make } from "../../../../shared-runtime/src/editors/form/make.ts";
import { drawingOf, insertDrawing } from "../card/drawing.ts";

/** A button "Indsæt værktøj" for the page's own toolbar, since Tiptap has none. */
export function toolButton(editor: Editor): HTMLButtonElement {
  const drawing = drawingOf(insertDrawing);
  for (const [name, value] of Object.entries({
    width: "20",
    height: "20",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.5",
  })) {
    drawing.setAttribute(name, value);
  }
  const button = make("button", { type: "button", "aria-label": "Indsæt værktøj", title: "Indsæt værktøj" }, drawing);
  button.addEventListener("click", () => editor.commands.openToolDialog());
  return button;
}

import type { ModelElement } from "ckeditor5";

/** Name of the model's element for a placeholder. */
export const modelName = "lkTool";

/** The HTML of the placeholder. */
export function sourceOf(tool: ModelElement): string {
  return String(tool.getAttribute("source"));
}

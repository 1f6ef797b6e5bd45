import type { EditorTool } from "../../../shared-runtime/src/editors/editor-tool.ts";

/** The tools of the release, as the build of the package writes them into it. */
declare const SHIPPED_TOOLS: readonly EditorTool[] | undefined;

/** The tools that editors have if the host does not answer. */
export function shippedTools(): readonly EditorTool[] {
  return typeof SHIPPED_TOOLS === "undefined" ? [] : SHIPPED_TOOLS;
}

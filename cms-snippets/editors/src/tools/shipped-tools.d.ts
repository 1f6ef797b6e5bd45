/** The tools of this release, for a host that does not answer. Written by the build. */
declare module "virtual:shipped-tools" {
  import type { EditorTool } from "../../../../shared-runtime/src/editors/editor-tool.ts";

  export const shippedTools: readonly EditorTool[];
}

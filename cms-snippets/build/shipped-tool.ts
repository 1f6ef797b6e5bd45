import type { EditorProfile, EditorTool } from "../../shared-runtime/src/editors/editor-tool.ts";
import { builtTools } from "../editors/build/shipped-tools.ts";

/** A widget as a package contains it: in its state at the time of the release. Its picture is only on the host. */
export interface ShippedTool extends EditorTool {
  readonly profile: EditorProfile;
}

/** The built widgets by name. Throws if a widget has no profile. */
export function readShippedTools(): readonly ShippedTool[] {
  return builtTools().map(({ profile, ...tool }) => {
    if (!profile) throw new Error(`The widget ${tool.name} has no profile.`);
    return { ...tool, profile };
  });
}

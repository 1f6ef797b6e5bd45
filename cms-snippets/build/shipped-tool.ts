import type { EditorProfile, EditorTool } from "../../shared-runtime/src/editors/editor-tool.ts";
import { builtTools } from "../editors/build/shipped-tools.ts";

/** A widget in the version of the release, as packages contain it. The picture of the widget is only on the host. */
export interface ShippedTool extends EditorTool {
  readonly profile: EditorProfile;
}

/** The built widgets, sorted by name. Throws if a widget has no profile. */
export function readShippedTools(): readonly ShippedTool[] {
  return builtTools().map(({ profile, ...tool }) => {
    if (!profile) throw new Error(`The widget ${tool.name} has no profile.`);
    return { ...tool, profile };
  });
}

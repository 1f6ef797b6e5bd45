import type { LinkProfile, PlaceholderTool } from "shared-runtime/editors/placeholder.ts";

/** The parts of a widget's profile that the editor shows. */
export interface EditorProfile extends LinkProfile {
  readonly summary: string;
  /** The path data of a line drawing of 20 by 20 units. */
  readonly icon: string;
  readonly usualLoad?: string;
  readonly audience?: string;
}

/** A tool with its form. */
export interface EditorTool extends PlaceholderTool {
  readonly profile: EditorProfile;
  /** Whether the form is the plugin's own copy, since the host did not answer. */
  readonly isCopy: boolean;
}

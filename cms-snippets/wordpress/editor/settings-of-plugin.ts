import type { EditorProfile } from "./editor-tool.ts";

/** What the plugin's PHP gives the editor. */
export interface PluginSettings {
  /** Address of the host, without a slash at its end; empty if it is not set. */
  readonly host: string;
  /** The version of tools whose block does not choose one. */
  readonly version: string;
  /** The tools that the plugin was built with. */
  readonly tools: Readonly<Record<string, EditorProfile>>;
  /** Address of the folder with the shipped copy of each tool's form. */
  readonly copies: string;
  /** Address of the settings; empty for a person who may not change them. */
  readonly settingsPage: string;
}

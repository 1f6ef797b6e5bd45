import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";

/** The widgets as editors choose them. Pictures have addresses of this server, or absolute ones if it does not serve them. */
export interface WidgetTools {
  readonly names: () => readonly string[];
  /** Resolves with what `stable` serves, by audience and title. */
  readonly all: () => Promise<readonly EditorTool[]>;
  /** Resolves with the tool that a channel, a range or an exact version selects; `undefined` if no version matches. */
  readonly find: (name: string, spec: string) => Promise<EditorTool | undefined>;
}

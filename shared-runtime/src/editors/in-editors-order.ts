import type { EditorTool } from "./editor-tool.ts";

const audiences = ["everyone", "members", "site"];

/** Sorts tools by audience, beginning with pages for all visitors, and then by title. */
export function inEditorsOrder(tools: readonly EditorTool[]): readonly EditorTool[] {
  const rank = ({ profile }: EditorTool): number => audiences.indexOf(profile?.audience ?? "site");
  const title = ({ name, profile }: EditorTool): string => profile?.title ?? name;
  return tools.toSorted((a, b) => rank(a) - rank(b) || title(a).localeCompare(title(b), "da"));
}

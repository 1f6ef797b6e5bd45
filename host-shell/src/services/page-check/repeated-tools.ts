import type { PageFinding } from "shared-runtime/api/page-check.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";

/** Findings about tools that a site needs only once, and that the page has more than once. */
export async function repeatedTools(
  placed: readonly string[],
  findTool: (name: string, spec: string) => Promise<EditorTool | undefined>,
): Promise<readonly PageFinding[]> {
  const counts = new Map<string, number>();
  for (const name of placed) counts.set(name, (counts.get(name) ?? 0) + 1);
  const findings: PageFinding[] = [];
  for (const [name, count] of counts) {
    const profile = count > 1 ? (await findTool(name, "stable"))?.profile : undefined;
    if (profile?.audience !== "site") continue;
    findings.push({
      key: "toolRepeated",
      status: "warn",
      title: `${profile.title} står ${count} gange på siden`,
      text: "Det skal kun stå der én gang, som regel i skabelonen for alle sider. Fjern de andre.",
    });
  }
  return findings;
}

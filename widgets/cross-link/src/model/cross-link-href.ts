import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import type { LinkedTool } from "./linked-tool.ts";

const otherTool = { jobmatch: "cv_tjek", cv_tjek: "jobmatch" } as const satisfies Record<LinkedTool, LinkedTool>;

/** The tool from which the visitor comes, given the tool that the card leads to. */
export function toolBefore(tool: LinkedTool): LinkedTool {
  return otherTool[tool];
}

/**
 * The address of a tool with the CV added to its fragment, which servers do not receive. `href` is relative to `base`.
 */
export function crossLinkHref(
  { cvJwt, cvId }: Pick<ToolSession, "cvJwt" | "cvId">,
  { tool, href, base }: { readonly tool: LinkedTool; readonly href: string; readonly base: string },
): string {
  const address = new URL(href, base);
  const brought = new URLSearchParams({ cvJwt, cvId, toolId: toolBefore(tool) });
  for (const name of brought.keys()) address.searchParams.delete(name);
  address.hash = address.hash ? `${address.hash}&${brought}` : String(brought);
  return address.href;
}

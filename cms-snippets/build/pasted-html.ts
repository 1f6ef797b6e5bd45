import { placeholder } from "../../shared-runtime/src/editors/placeholder.ts";
import type { ShippedTool } from "./shipped-tool.ts";

/** The address that instructions have in place of the host's. */
export const exampleHost = "https://host";

/** The line that a page has once, for all of its tools. */
export const loaderLine = `<script src="${exampleHost}/embed.js"></script>`;

/** The line of a tool, loaded as its profile recommends. */
export function pastedPlaceholder(tool: ShippedTool): string {
  return placeholder(tool, { host: exampleHost, load: tool.profile.usualLoad });
}

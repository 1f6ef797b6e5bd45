import { placeholder } from "../../shared-runtime/src/editors/placeholder.ts";
import type { ShippedTool } from "./shipped-tool.ts";

/** The address that instructions contain in place of the address of the host. */
export const exampleHost = "https://host";

/** The line that a page has once, for all of its tools. */
export const loaderLine = `<script src="${exampleHost}/embed.js"></script>`;

/** The HTML of a tool's placeholder, which is loaded as the tool's profile recommends. */
export function pastedPlaceholder(tool: ShippedTool): string {
  return placeholder(tool, { host: exampleHost, load: tool.profile.usualLoad });
}

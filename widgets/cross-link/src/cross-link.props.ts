import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";
import { LinkedTool } from "./model/linked-tool.ts";

export const CrossLinkProps = v.object({
  /** The tool that the card leads to. */
  tool: v.optional(LinkedTool, "jobmatch"),
  /** Address of `tool`. Default: the tool's page on the site that serves the widget. */
  href: v.optional(Href),
});

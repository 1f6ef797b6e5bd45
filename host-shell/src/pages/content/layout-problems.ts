import { messageOf } from "shared-runtime/node/message-of.ts";
import { eachBlock } from "../block/prepare-block.ts";
import { type PreparedPage, preparePage } from "../prepare-page.ts";
import type { Site } from "../sites/site.ts";
import type { LayoutServiceData } from "./layout-service-data.ts";

/** Returns the problems of a layout and its blocks, as texts that do not name the page. */
export function problemsOf(layout: LayoutServiceData, site: Site): readonly string[] {
  let page: PreparedPage;
  try {
    page = preparePage(layout, site);
  } catch (error) {
    return [messageOf(error)];
  }
  const problems: string[] = [];
  const ids = new Set<string>();
  for (const blocks of Object.values(page.placeholders))
    eachBlock(blocks, (block) => {
      if (block.kind === "unsound") {
        problems.push(...block.problems.map((problem) => `${block.componentName}: ${problem}`));
        return;
      }
      problems.push(...block.notes.map((note) => `${block.componentName}: ${note}`));
      if (ids.has(block.id)) problems.push(`the id "${block.id}" is used twice`);
      ids.add(block.id);
    });
  return problems;
}

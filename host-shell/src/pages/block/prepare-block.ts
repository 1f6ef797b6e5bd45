import type { Rendering } from "../content/layout-service-data.ts";
import type { BlockPage, PreparedBlock } from "./prepared-block.ts";
import { blockOf } from "./block-registry.ts";

/** The greatest depth of blocks inside blocks. A page with more has a mistake or a cycle. */
export const deepest = 16;

/** Prepares renderings and the blocks inside them. */
export function prepareBlocks(renderings: readonly Rendering[], page: BlockPage, depth = 0): readonly PreparedBlock[] {
  return renderings.map((rendering) => prepareBlock(rendering, page, depth));
}

function prepareBlock(rendering: Rendering, page: BlockPage, depth: number): PreparedBlock {
  const { componentName, uid } = rendering;
  const unsound = (problem: string): PreparedBlock => ({ kind: "unsound", componentName, uid, problems: [problem] });
  if (depth >= deepest) return unsound(`is more than ${deepest} blocks deep in other blocks`);
  const found = blockOf(rendering);
  if (!found) return unsound("there is no such block");
  const own: BlockPage = rendering.page ? { ...page, ...rendering.page } : page;
  return found.block.prepare(found.rendering, own, (children) => prepareBlocks(children, own, depth + 1));
}

/** Calls `visit` for each block and the blocks inside it, in document order. */
export function eachBlock(blocks: readonly PreparedBlock[], visit: (block: PreparedBlock) => void): void {
  for (const block of blocks) {
    visit(block);
    if (block.kind === "sound") for (const children of block.children.values()) eachBlock(children, visit);
  }
}

import { renderToStaticMarkup } from "react-dom/server";
import { chromesAround, fillFieldChromes } from "../editing/chromes.ts";
import type { Drawing, PageView, SoundBlock } from "./block.ts";
import { EmptyPlaceholder, BlockNotes, HiddenBlock } from "./editor-cards.tsx";
import type { DrawableBlock, LoadedBlock } from "./load-blocks.ts";

export interface Drawer {
  readonly view: PageView;
  /** Called with the error of each block that could not be drawn. */
  readonly onBroken: (error: unknown, block: SoundBlock) => void;
}

interface Drawn {
  readonly id: string;
  readonly isFirst: boolean;
  readonly html: string;
}

/** Markup of blocks that always look the same: those that read neither the view nor loaded data nor other blocks. */
const alwaysSame = new WeakMap<SoundBlock, Drawn>();

/**
 * Draws the blocks of a placeholder. Each is drawn alone: one that throws is left out, and editors see a card in its
 * place. For visitors, a block that depends on its fields alone is drawn once.
 */
export function drawBlocks(
  blocks: readonly DrawableBlock[],
  drawer: Drawer,
  { isFirst = true }: { readonly isFirst?: boolean } = {},
): string {
  return blocks.map((block, index) => drawBlock(block, drawer, isFirst && index === 0)).join("");
}

/** Draws a placeholder. Editors see where a block can go, and get the marks of their CMS. */
export function drawPlaceholder(name: string, blocks: readonly DrawableBlock[], drawer: Drawer, owner = ""): string {
  const drawn = drawBlocks(blocks, drawer);
  if (!drawer.view.editing) return drawn;
  const box = blocks.length === 0 ? renderToStaticMarkup(<EmptyPlaceholder name={name} />) : "";
  return chromesAround({ chrome: "placeholder", name, owner }, drawn + box);
}

function drawBlock(block: DrawableBlock, drawer: Drawer, isFirst: boolean): string {
  const { editing } = drawer.view;
  if (block.kind === "unsound") return editing ? renderToStaticMarkup(<HiddenBlock {...block} />) : "";
  const drawn = drawSound(block, drawer, isFirst);
  return editing ? chromesAround({ chrome: "rendering", uid: block.block.uid }, drawn) : drawn;
}

function drawSound(
  { block, id, data, failure, notes, children }: LoadedBlock,
  drawer: Drawer,
  isFirst: boolean,
): string {
  const { view, onBroken } = drawer;
  const hidden = (reason: string): string =>
    view.editing
      ? renderToStaticMarkup(<HiddenBlock componentName={block.componentName} uid={block.uid} problems={[reason]} />)
      : "";
  const known = view.editing ? undefined : alwaysSame.get(block);
  if (known?.id === id && known.isFirst === isFirst) return known.html;
  let isSame = block.load === undefined;
  try {
    const drawing: Drawing = {
      data,
      id,
      isFirst,
      get view() {
        isSame = false;
        return view;
      },
      slot: (placeholder) => {
        isSame = false;
        return {
          dangerouslySetInnerHTML: {
            __html: drawPlaceholder(placeholder, children.get(placeholder) ?? [], drawer, block.uid),
          },
        };
      },
    };
    if (failure !== undefined) {
      const drawn = block.drawFailed(drawing);
      return (drawn ? renderToStaticMarkup(drawn) : "") + hidden(messageOf(failure));
    }
    const empty = block.emptyText(data);
    if (empty !== undefined) return hidden(empty);
    const element = block.draw(drawing);
    const html = element ? renderToStaticMarkup(element) : "";
    if (!view.editing) {
      if (isSame) alwaysSame.set(block, { id, isFirst, html });
      return html;
    }
    const told = notes.length > 0 ? renderToStaticMarkup(<BlockNotes name={block.componentName} notes={notes} />) : "";
    return told + fillFieldChromes(html);
  } catch (error) {
    onBroken(error, block);
    return hidden(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

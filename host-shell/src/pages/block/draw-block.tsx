import { messageOf } from "shared-runtime/node/message-of.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { chromesAround } from "../editing/chromes.ts";
import { withoutMarks } from "../editing/field-marks.ts";
import { fillFieldChromes } from "../editing/fill-field-chromes.ts";
import type { Drawing, PageView, SoundBlock } from "./prepared-block.ts";
import { fittingBlocks } from "./fitting-blocks.ts";
import { EmptyPlaceholder, BlockNotes, HiddenBlock } from "./editor-cards.tsx";
import type { DrawableBlock, LoadedBlock } from "./load-blocks.ts";

export interface Drawer {
  readonly view: PageView;
  /** Called with the error of each block that could not be drawn. */
  readonly onBroken: (error: unknown, block: SoundBlock) => void;
}

/** The markup of a block for visitors, and all values that it was drawn from except the block itself. */
interface Drawn {
  readonly html: string;
  readonly id: string;
  readonly isFirst: boolean;
  readonly read: ReadonlyMap<keyof PageView, unknown>;
  readonly slots: ReadonlyMap<string, string>;
  /** The times, in milliseconds since 1970, between which the block looks the same. */
  readonly from: number;
  readonly until: number;
}

/** The last markup of each block that loads no data. */
const lastDrawn = new WeakMap<SoundBlock, Drawn>();

/**
 * Draws the blocks of a placeholder. A block that throws is left out, and editors see a card in its place. For
 * visitors, a block is drawn again only if a value that it reads has changed.
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
  const box =
    blocks.length === 0
      ? renderToStaticMarkup(<EmptyPlaceholder name={name} fitting={fittingBlocks(name, owner !== "")} />)
      : "";
  return chromesAround({ chrome: "placeholder", name, owner }, drawn + box);
}

function drawBlock(block: DrawableBlock, drawer: Drawer, isFirst: boolean): string {
  const { editing } = drawer.view;
  if (block.kind === "unsound") return editing ? withoutMarks(renderToStaticMarkup(<HiddenBlock {...block} />)) : "";
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
      ? withoutMarks(
          renderToStaticMarkup(<HiddenBlock componentName={block.componentName} uid={block.uid} problems={[reason]} />),
        )
      : "";
  const slots = new Map<string, string>();
  const inSlot = (placeholder: string): string => {
    const html =
      slots.get(placeholder) ?? drawPlaceholder(placeholder, children.get(placeholder) ?? [], drawer, block.uid);
    slots.set(placeholder, html);
    return html;
  };
  const known = view.editing ? undefined : lastDrawn.get(block);
  if (known?.id === id && known.isFirst === isFirst && isStillSo(known, view, inSlot)) return known.html;
  const read = new Map<keyof PageView, unknown>();
  try {
    const drawing: Drawing = {
      data,
      id,
      isFirst,
      view: noting(view, read),
      slot: (placeholder) => ({ dangerouslySetInnerHTML: { __html: inSlot(placeholder) } }),
    };
    if (failure !== undefined) {
      const drawn = block.drawFailed(drawing);
      return withoutMarks(drawn ? renderToStaticMarkup(drawn) : "") + hidden(messageOf(failure));
    }
    const empty = block.emptyText(data);
    if (empty !== undefined) return hidden(empty);
    const element = block.draw(drawing);
    const html = element ? renderToStaticMarkup(element) : "";
    if (!view.editing) {
      const until = block.changesAt(view, data) ?? Infinity;
      if (block.load === undefined) lastDrawn.set(block, { html, id, isFirst, read, slots, from: view.now, until });
      return html;
    }
    const all = [...notes, ...block.explanations];
    const above = all.length > 0 ? renderToStaticMarkup(<BlockNotes name={block.componentName} notes={all} />) : "";
    return withoutMarks(above) + fillFieldChromes(html, block.values);
  } catch (error) {
    onBroken(error, block);
    return hidden(messageOf(error));
  }
}

function isStillSo(
  { read, slots, from, until }: Drawn,
  view: PageView,
  inSlot: (placeholder: string) => string,
): boolean {
  for (const [part, value] of read) {
    const isSame = part === "now" ? from <= view.now && view.now < until : view[part] === value;
    if (!isSame) return false;
  }
  for (const [placeholder, html] of slots) if (inSlot(placeholder) !== html) return false;
  return true;
}

/** The view; each part that is read is added to `read`. */
function noting(view: PageView, read: Map<keyof PageView, unknown>): PageView {
  return new Proxy(view, {
    get: (target, part: keyof PageView) => {
      read.set(part, target[part]);
      return target[part];
    },
  });
}

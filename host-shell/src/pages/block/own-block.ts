import type { ReactElement } from "react";
import type { PlacedWidget } from "./placed-widget.ts";
import type { PageView, SoundBlock } from "./prepared-block.ts";

/** A part of a page that no editor placed. */
export function ownBlock(id: string, draw: (view: PageView) => ReactElement, widget?: PlacedWidget): SoundBlock {
  return {
    kind: "sound",
    componentName: id,
    uid: id,
    id,
    folder: undefined,
    values: new Map(),
    widget,
    policy: {},
    attachments: [],
    notes: [],
    explanations: [],
    children: new Map(),
    query: undefined,
    load: undefined,
    source: undefined,
    loadedRenderings: () => ({}),
    emptyText: () => undefined,
    changesAt: () => undefined,
    draw: ({ view }) => draw(view),
    drawFailed: () => null,
  };
}

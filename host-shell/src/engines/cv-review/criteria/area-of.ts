import type { DraftArea, DraftItem } from "./draft-area.ts";

export interface AreaFindings {
  readonly key: string;
  readonly title: string;
  /** One sentence on the contents of the CV in this area. */
  readonly text: string | DraftItem["text"];
  /** Whether the CV has this part at all. */
  readonly isfound: boolean;
  readonly items: readonly DraftItem[];
}

/** The area of items. It warns if an item warns, and is not judged if no item is judged. */
export function areaOf({ key, title, text: found, isfound, items }: AreaFindings): DraftArea {
  const text = typeof found === "string" ? [found] : found;
  const warning = items.some((item) => item.warning);
  const unjudged = items.every((item) => item.judged === false);
  const improvable = !warning && items.some((item) => item.improvable);
  return {
    meta: { title, text, isfound, key, warning, ...(unjudged && { judged: false }), ...(improvable && { improvable }) },
    items: [...items],
  };
}

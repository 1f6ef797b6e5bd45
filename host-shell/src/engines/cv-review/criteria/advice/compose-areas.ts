import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { DraftArea, DraftItem } from "../draft-area.ts";
import { effectOf } from "../effects.ts";
import type { Advice } from "./advice.ts";
import { type AdviceOverrides, adviceTexts } from "./advice-texts.ts";

/** The areas with their advice in words. Texts of a site replace the defaults. */
export function composeAreas(areas: readonly DraftArea[], overrides: AdviceOverrides = {}): CvArea[] {
  const written = ({ key, values }: Advice): string => fillText(overrides[key] ?? adviceTexts[key], values);
  const composed = (text: DraftItem["text"]): string =>
    text.map((part) => (typeof part === "string" ? part : written(part))).join(" ");
  const itemOf = ({ id, todo, text, ...item }: DraftItem): CvItem => {
    const effect = item.warning ? effectOf(id) : undefined;
    return {
      ...item,
      text: composed(text),
      ...(todo && { todo: written(todo) }),
      ...(effect !== undefined && { effect }),
    };
  };
  return areas.map(({ meta, items }) => ({
    meta: { ...meta, text: composed(meta.text) },
    items: items.map(itemOf),
  }));
}

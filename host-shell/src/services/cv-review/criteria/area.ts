import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";

export interface AreaFindings {
  readonly key: string;
  readonly title: string;
  /** One sentence on what the CV holds in this area. */
  readonly text: string;
  readonly isfound: boolean;
  readonly items: readonly CvItem[];
}

export function areaOf({ key, title, text, isfound, items }: AreaFindings): CvArea {
  const warning = items.some((item) => item.warning);
  return { meta: { title, text, isfound, key, warning }, items: [...items] };
}

export function passed(title: string, text: string): CvItem {
  return { warning: false, title, text };
}

export function warned(title: string, text: string): CvItem {
  return { warning: true, title, text };
}

import { placeholderSelector, shadowHostSelector } from "../placeholders.ts";

/** All placeholders of a page in document order, with those in shadow roots of marked elements. */
export function placeholdersIn(root: ParentNode): readonly HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(`${placeholderSelector},${shadowHostSelector}`)];
  return found.flatMap((element) =>
    element.matches(placeholderSelector) ? element : element.shadowRoot ? placeholdersIn(element.shadowRoot) : [],
  );
}

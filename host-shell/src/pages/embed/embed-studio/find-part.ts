/** Finds a part of the page that the server has drawn. Throws if the page lacks the part. */
export function findPart(selector: string, root: ParentNode): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page lacks ${selector}.`);
  return found;
}

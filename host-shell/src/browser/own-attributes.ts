/**
 * One of the loader's own attributes, `data-widget-<key>`, or "". The second spelling, `data-site-widget-<key>`, goes
 * first: where both stand, an editor (CKEditor 4) has put its own value into the other.
 */
export function own({ dataset }: HTMLElement, key: "" | "Load" | "Version" | "Fallback"): string {
  return dataset[`siteWidget${key}`] || dataset[`widget${key}`] || "";
}

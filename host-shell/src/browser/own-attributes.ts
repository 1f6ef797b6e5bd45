/**
 * The value of a loader attribute, `data-widget-<key>`, or "". The second spelling, `data-site-widget-<key>`, takes
 * precedence: if both are present, the editor CKEditor 4 has written its own value into the first. Corrects values that
 * text editors have changed: dashes, invisible characters, and blanks and quotation marks around the value.
 */
export function own({ dataset }: HTMLElement, key: "" | "Load" | "Version" | "Fallback"): string {
  return (dataset[`siteWidget${key}`] || dataset[`widget${key}`] || "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\p{Cf}|^\W+|\W+$/gu, "");
}

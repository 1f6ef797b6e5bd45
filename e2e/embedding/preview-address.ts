/** The address of a page as a CMS previews it in a tab. There, `data-widget-editing` counts. */
export function previewAddress(page: string): string {
  return `${page}?preview=true`;
}

import { escapeHtml } from "shared-runtime/text/escape-html.ts";

/** A part of the page that an editor's CMS can select. */
type Chrome =
  | { readonly chrome: "placeholder"; readonly name: string; readonly owner: string }
  | { readonly chrome: "rendering"; readonly uid: string };

/** The id that Sitecore uses for the owner of the page's own placeholders. */
const page = "00000000-0000-0000-0000-000000000000";

/** The id of the script element by which Sitecore's client library finds that its editor shows the page. */
export const editorMarker = "jss-hrz-editing";

/** Surrounds markup with the marks by which a Sitecore editor finds placeholders and renderings. */
export function chromesAround(chrome: Chrome, html: string): string {
  const id = chrome.chrome === "rendering" ? chrome.uid : `${chrome.name}_${chrome.owner || page}`;
  const tag = (attributes: string): string =>
    `<code type="text/sitecore" chrometype="${chrome.chrome}" class="scpm" ${attributes} hidden=""></code>`;
  return `${tag(`kind="open" id="${escapeHtml(id)}"`)}${html}${tag('kind="close"')}`;
}

/** The mark before a field. `metadata` is JSON. */
export function openFieldChrome(metadata: string): string {
  return `<code type="text/sitecore" chrometype="field" class="scpm" kind="open" hidden="">${escapeHtml(metadata)}</code>`;
}

/** The mark after a field. */
export const closeFieldChrome =
  '<code type="text/sitecore" chrometype="field" class="scpm" kind="close" hidden=""></code>';

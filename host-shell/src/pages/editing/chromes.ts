import { escapeHtml } from "shared-runtime/text/escape-html.ts";

/** A part of the page that an editor's CMS can select. */
type Chrome =
  | { readonly chrome: "placeholder"; readonly name: string; readonly owner: string }
  | { readonly chrome: "rendering"; readonly uid: string };

/** The id that Sitecore uses for the owner of the page's own placeholders. */
const page = "00000000-0000-0000-0000-000000000000";

/** Surrounds markup with the marks by which a Sitecore editor finds placeholders and renderings. */
export function chromesAround(chrome: Chrome, html: string): string {
  const id = chrome.chrome === "rendering" ? chrome.uid : `${chrome.name}_${chrome.owner || page}`;
  const tag = (attributes: string): string =>
    `<code type="text/sitecore" chrometype="${chrome.chrome}" class="scpm" ${attributes} hidden=""></code>`;
  return `${tag(`kind="open" id="${escapeHtml(id)}"`)}${html}${tag('kind="close"')}`;
}

const [open, middle, close] = ["\u{F0000}", "\u{F0001}", "\u{F0002}"];
const marked = new RegExp(`${open}([^${middle}]*)${middle}([^${close}]*)${close}`, "gu");
/** Marks of a text that a block divided over several elements. */
const torn = new RegExp(`${open}[^${middle}]*${middle}|${close}`, "gu");

/**
 * Marks a text with the metadata that the CMS sent with its field. The marks are characters of a private use plane.
 * Neither fonts nor our own rules use these characters, so that blocks draw the text like any other.
 */
export function withMetadata(text: string, metadata: unknown): string {
  return `${open}${encodeURIComponent(JSON.stringify(metadata))}${middle}${text}${close}`;
}

/** Takes the marks off a whole text. */
export function splitMetadata(text: string): { readonly text: string; readonly metadata: unknown } {
  const [, metadata, inside] = new RegExp(`^${marked.source}$`, "u").exec(text) ?? [];
  if (metadata === undefined || inside === undefined) return { text, metadata: undefined };
  return { text: inside, metadata: JSON.parse(decodeURIComponent(metadata)) as unknown };
}

/** Parts of markup. Scripts and templates get no chromes: scripts contain data, and the editor ignores templates. */
const parts = /<(script|template)\b[^]*?<\/\1>|<[^>]*>|[^<]+/g;

/** Turns the marks in drawn markup into the chromes of fields. Where chromes are not allowed, only the text remains. */
export function fillFieldChromes(html: string): string {
  if (!html.includes(open)) return html;
  const filled = html.replace(parts, (part) =>
    part.startsWith("<")
      ? part.replace(marked, "$2")
      : part.replace(
          marked,
          (_mark, metadata: string, text: string) =>
            `<code type="text/sitecore" chrometype="field" class="scpm" kind="open" hidden="">${escapeHtml(decodeURIComponent(metadata))}</code>${text}<code type="text/sitecore" chrometype="field" class="scpm" kind="close" hidden=""></code>`,
        ),
  );
  return filled.replace(torn, "");
}

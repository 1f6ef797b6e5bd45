// A namespace import: in development, browsers import this module with the blocks, and must not access names of
// `crypto`.
import * as crypto from "node:crypto";
import { escapeHtml } from "shared-runtime/text/escape-html.ts";
import type { DocumentAttachment } from "../../block/attachment.ts";

/** Sends the height of the document to the page around it, as our own tools in frames do. */
const sendHeight =
  '{const s=()=>parent.postMessage({type:"widget:height",height:Math.ceil(document.documentElement.getBoundingClientRect().height)},"*");' +
  'addEventListener("DOMContentLoaded",()=>{s();new ResizeObserver(s).observe(document.documentElement)})}';

/** Plain default styles. They are light, since pasted markup rarely has colours for a dark scheme. */
const defaults = "html{color-scheme:light;background:#fff;font:1rem/1.6 system-ui,sans-serif}body{margin:0}";

/** Only for the header: pasted styles and scripts do not reach into its shadow root. */
const headerStyles =
  ":host{display:block;padding:1.25rem}h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}" +
  "a{display:inline-block;padding-block:.5rem;color:inherit;text-underline-offset:.2em}";

/**
 * A heading and a link back to the page. In a frame, this header removes itself, since the page around the frame has
 * both.
 */
function header(title: string, path: string): string {
  return (
    `<header><template shadowrootmode="open"><style>${headerStyles}</style><h1>${escapeHtml(title)}</h1>` +
    `<a href="${escapeHtml(path)}">Tilbage til siden</a></template>` +
    "<script>if(parent!==self)document.currentScript.parentElement.remove()</script></header>"
  );
}

interface Pasted {
  readonly title: string;
  readonly language: string;
  readonly html: string;
  readonly policy: string;
}

/** The document of pasted markup with script, under a name that is made of its content and its policy. */
export function sandboxedDocument({ title, language, html, policy }: Pasted): DocumentAttachment {
  const htmlOn = (path: string) =>
    `<!doctype html>\n<html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<style>${defaults}</style><script>${sendHeight}</script></head><body>${header(title, path)}\n${html}\n</body></html>\n`;
  const name = crypto
    .createHash("sha256")
    .update(policy)
    .update("\0")
    .update(htmlOn(""))
    .digest("base64url")
    .slice(0, 32);
  return { kind: "document", name, htmlOn, policy };
}

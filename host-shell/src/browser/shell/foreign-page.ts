import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { RegisteredFont, RegisteredVersion } from "../../registry/registry-document.ts";
import { firstFrameOf } from "./first-frame.ts";
import { addFonts } from "./fonts.ts";

/** Loaded with this module, since few pages ask for versions that old. */
export { readUnlisted } from "./read-unlisted.ts";

interface ForeignPage {
  readonly fonts: readonly RegisteredFont[];
  readonly files: RegisteredVersion;
  readonly input: WidgetInput;
  /** Given rather than imported: this module is loaded by the loader, and would bring a second one with it. */
  readonly addressOf: (path: string) => string;
}

/**
 * What our own pages bring along and pages of other systems lack: the fonts, and the first frame. Resolves with its
 * elements. A widget does without them if this module does not arrive.
 */
export async function prepareForeignPage({ fonts, files, input, addressOf }: ForeignPage): Promise<DocumentFragment> {
  addFonts(fonts, addressOf);
  return elementsOf(await firstFrameOf(files, input, addressOf));
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: object) => { readonly createHTML: (html: string) => string };
}

// Pages may demand that markup comes from a policy they know by name. Ours is made at build time, its texts escaped.
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("host-shell", { createHTML: (html: string) => html });

function elementsOf(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}

import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { RegisteredFont, RegisteredVersion } from "../../registry/registry-document.ts";
import { firstFrameOf } from "./first-frame.ts";
import { addFonts } from "./fonts.ts";

/** Exported by this module, since only few pages need `readUnlisted`. */
export { readUnlisted } from "./read-unlisted.ts";

interface ForeignPage {
  readonly fonts: readonly RegisteredFont[];
  readonly files: RegisteredVersion;
  readonly input: WidgetInput;
  /** Passed and not imported: this module is bundled separately, and would contain a second copy of the function. */
  readonly addressOf: (path: string) => string;
}

/**
 * Adds the fonts, and resolves with the elements of the first frame. Our own pages contain both already. A widget works
 * without this module.
 */
export async function prepareForeignPage({ fonts, files, input, addressOf }: ForeignPage): Promise<DocumentFragment> {
  addFonts(fonts, addressOf);
  return elementsOf(await firstFrameOf(files, input, addressOf));
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: object) => { readonly createHTML: (html: string) => string };
}

// For pages that require trusted types. The markup comes from the build, and the texts in it are escaped.
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("host-shell", { createHTML: (html: string) => html });

function elementsOf(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}

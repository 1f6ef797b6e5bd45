import type { WidgetInput } from "shared-runtime/contract/widget.ts";
import type { RegisteredFont, RegisteredVersion } from "../registry/registry-document.ts";
import { firstFrameOf } from "./first-frame.ts";
import { addFonts } from "./fonts.ts";

interface ForeignPage {
  readonly fonts: readonly RegisteredFont[];
  readonly files: RegisteredVersion;
  readonly input: WidgetInput;
  /** Given rather than imported: this module is loaded by the loader, and would bring a second one with it. */
  readonly addressOf: (path: string) => string;
}

/**
 * What our own pages bring along and pages of other systems lack: the fonts, and the first frame. Resolves with its
 * markup. It is no part of the loader, and a widget does without it if it does not arrive.
 */
export function prepareForeignPage({ fonts, files, input, addressOf }: ForeignPage): Promise<string> {
  addFonts(fonts, addressOf);
  return firstFrameOf(files, input, addressOf);
}

import { UmbTiptapExtensionApiBase } from "@umbraco-cms/backoffice/tiptap";
import { LederkredsenTool } from "../../editors/src/tiptap/lederkredsen-tool.ts";
import { readHost } from "./read-host.ts";

const host = await readHost(new URL(/* @vite-ignore */ "settings.json", import.meta.url));

/** Tools in rich text: placeholders are cards in the editor, and stay as they are written. */
export class LederkredsenTiptapApi extends UmbTiptapExtensionApiBase {
  override getTiptapExtensions(): unknown[] {
    return [LederkredsenTool.configure({ host: host ?? location.origin })];
  }
}

import { UmbTiptapToolbarElementApiBase } from "@umbraco-cms/backoffice/tiptap";
import type { Editor } from "@tiptap/core";

/** The button "Indsæt værktøj". */
export class LederkredsenTiptapToolbarApi extends UmbTiptapToolbarElementApiBase {
  override execute(editor?: Editor): void {
    editor?.commands.openToolDialog();
  }
}

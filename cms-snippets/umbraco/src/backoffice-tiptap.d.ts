/** What the extension uses of Umbraco's backoffice 18. The backoffice itself brings the module. */
declare module "@umbraco-cms/backoffice/tiptap" {
  import type { Editor } from "@tiptap/core";

  export abstract class UmbTiptapExtensionApiBase {
    abstract getTiptapExtensions(): unknown[];
  }

  export abstract class UmbTiptapToolbarElementApiBase {
    abstract execute(editor?: Editor): void;
  }
}

import { isEditorActive, resetEditorChromes } from "@sitecore-content-sdk/react";

declare global {
  interface Window {
    /** The functions by which the vendor's library finds its editor and has it read the chromes. */
    finder: { readonly isEditorActive: typeof isEditorActive; readonly resetEditorChromes: typeof resetEditorChromes };
  }
}

window.finder = { isEditorActive, resetEditorChromes };

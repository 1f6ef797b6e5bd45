/** The address of the package's scripts. */
export const plugin = "/App_Plugins/Lederkredsen";

const page = (head: string, body: string): string => `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><title>Umbraco</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root { color-scheme: light dark } body { max-width: 48rem; margin: 1rem auto; padding: 0 1rem; font-family: system-ui }</style>
${head}</head><body>${body}</body></html>`;

/** The form of a block, as the backoffice makes it: it sets the value, and reads it after each `change`. */
export const pickerPage = page(
  `<script type="module">
    import { element as Picker } from "${plugin}/widget-picker.js";
    const picker = new Picker();
    const stored = new URLSearchParams(location.search).get("value");
    picker.readonly = location.search.includes("readonly");
    picker.value = stored === null ? undefined : JSON.parse(stored);
    picker.addEventListener("change", () => { document.querySelector("output").textContent = JSON.stringify(picker.value ?? null); });
    document.querySelector("main").append(picker);
  </script>`,
  `<main></main><output></output>`,
);

/** A list of blocks in the backoffice. */
export const viewPage = page(
  `<script type="module">
    import { element as View } from "${plugin}/widget-view.js";
    const view = new View();
    view.config = { editContentPath: "/umbraco/edit/1", showContentEdit: true };
    view.content = { widget: JSON.parse(new URLSearchParams(location.search).get("value")) };
    document.querySelector("main").append(view);
    window.view = view;
  </script>`,
  `<main></main>`,
);

/** A rich text editor with the extension and its button. */
export const tiptapPage = page(
  `<script type="importmap">${JSON.stringify({ imports: { "@umbraco-cms/backoffice/tiptap": "/backoffice-tiptap.js" } })}</script>
  <script type="module">
    import { Editor, StarterKit, UmbControllerHostElementMixin } from "@umbraco-cms/backoffice/tiptap";
    import { api as Extension } from "${plugin}/tiptap-tool.js";
    import { api as Button } from "${plugin}/tiptap-toolbar.js";
    customElements.define("host-of-extensions", class extends UmbControllerHostElementMixin(HTMLElement) {});
    const host = document.createElement("host-of-extensions");
    const extension = new Extension(host);
    window.editor = new Editor({
      element: document.querySelector("main"),
      extensions: [StarterKit, ...extension.getTiptapExtensions()],
    });
    extension.setEditor(window.editor);
    const button = new Button(host);
    document.querySelector("button").addEventListener("click", () => button.execute(window.editor));
  </script>`,
  `<button type="button">Indsæt værktøj</button><main></main>`,
);

export const editorNames = ["ckeditor5", "tinymce", "tiptap"] as const;
export type EditorName = (typeof editorNames)[number];

/** What each page of an editor gives to tests. */
export interface EditorUnderTest {
  /** The HTML that a CMS saves. */
  readonly get: () => string;
  readonly set: (html: string) => void;
  readonly focus: () => void;
  readonly setReadOnly: (isReadOnly: boolean) => void;
}

declare global {
  var editorUnderTest: EditorUnderTest;
}

/** The page of a CMS with an editor and our plugin, as the instructions for developers say. */
export function editorPage(name: EditorName, host: string): string {
  const { head, script } = { ckeditor5: ckeditor5(host), tinymce: tinymce(host), tiptap: tiptap(host) }[name];
  return `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><title>Rediger side</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { max-width: 60rem; margin: 1rem auto; padding: 0 1rem; font-family: system-ui } .ProseMirror { min-height: 10rem; padding: 1rem; border: 1px solid #767676 }</style>
${head}</head>
<body><main><h1>Rediger side</h1><div id="toolbar"></div><div id="editor"></div></main>
<script type="module">${script}</script></body></html>`;
}

const importMap = (imports: Readonly<Record<string, string>>): string =>
  `<script type="importmap">${JSON.stringify({ imports })}</script>`;

function ckeditor5(host: string) {
  return {
    head: `<link rel="stylesheet" href="/node_modules/ckeditor5/dist/browser/ckeditor5.css">
      ${importMap({ ckeditor5: "/node_modules/ckeditor5/dist/browser/ckeditor5.js" })}`,
    script: `
      import { BlockQuote, Bold, ClassicEditor, Essentials, Heading, Link, List, Paragraph, Table } from "ckeditor5";
      import { LederkredsenTools } from "/plugins/ckeditor5.js";
      const editor = await ClassicEditor.create(document.querySelector("#editor"), {
        licenseKey: "GPL",
        plugins: [Essentials, Paragraph, Heading, Bold, Link, List, BlockQuote, Table, LederkredsenTools],
        toolbar: ["undo", "redo", "bold", "lederkredsen"],
        lederkredsen: { host: "${host}" },
      });
      window.editorUnderTest = {
        get: () => editor.getData(),
        set: (html) => editor.setData(html),
        focus: () => { editor.focus(); const paragraph = [...editor.model.document.getRoot().getChildren()].findLast(({ name }) => name === "paragraph"); editor.model.change((writer) => writer.setSelection(paragraph, "end")); },
        setReadOnly: (is) => is ? editor.enableReadOnlyMode("test") : editor.disableReadOnlyMode("test"),
      };`,
  };
}

function tinymce(host: string) {
  return {
    head: `<script src="/node_modules/tinymce/tinymce.min.js"></script>`,
    script: `
      const [editor] = await tinymce.init({
        selector: "#editor",
        license_key: "gpl",
        height: 500,
        promotion: false,
        iframe_attrs: { title: "Tekst" },
        external_plugins: { lederkredsen: "/plugins/tinymce.js" },
        plugins: "lists table link",
        toolbar: "undo redo bold lederkredsen",
        lederkredsen_host: "${host}",
      });
      window.editorUnderTest = {
        get: () => editor.getContent(),
        set: (html) => editor.setContent(html),
        focus: () => { editor.focus(); editor.selection.select(editor.getBody(), true); editor.selection.collapse(false); },
        setReadOnly: (is) => editor.mode.set(is ? "readonly" : "design"),
      };`,
  };
}

function tiptap(host: string) {
  return {
    head: importMap({ "@tiptap/core": "/tiptap.js", "@tiptap/pm/history": "/tiptap.js" }),
    script: `
      import { Editor } from "@tiptap/core";
      import { StarterKit } from "/tiptap.js";
      import { LederkredsenTool, toolButton } from "/plugins/tiptap.js";
      const editor = new Editor({
        element: document.querySelector("#editor"),
        extensions: [StarterKit, LederkredsenTool.configure({ host: "${host}" })],
        content: "",
        editorProps: { attributes: { role: "textbox", "aria-label": "Tekst", "aria-multiline": "true" } },
      });
      document.querySelector("#toolbar").append(toolButton(editor));
      window.editorUnderTest = {
        get: () => editor.getHTML(),
        set: (html) => editor.commands.setContent(html),
        focus: () => editor.commands.focus("end"),
        setReadOnly: (is) => editor.setEditable(!is),
      };`,
  };
}

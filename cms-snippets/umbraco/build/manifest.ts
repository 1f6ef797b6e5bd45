const folder = "/App_Plugins/Lederkredsen";

/** The `umbraco-package.json`, which the backoffice of Umbraco 17 and 18 reads. */
export const manifest = {
  id: "Lederkredsen",
  name: "Lederkredsens værktøjer",
  version: "1.0.0",
  allowTelemetry: false,
  extensions: [
    {
      type: "propertyEditorUi",
      alias: "Lederkredsen.PropertyEditorUi.Widget",
      name: "Lederkredsens værktøj",
      element: `${folder}/widget-picker.js`,
      elementName: "lederkredsen-widget-picker",
      meta: {
        label: "Lederkredsens værktøj",
        icon: "icon-wand",
        group: "Lederkredsen",
        propertyEditorSchemaAlias: "Umbraco.Plain.Json",
        supportsReadOnly: true,
      },
    },
    {
      type: "blockEditorCustomView",
      alias: "Lederkredsen.BlockEditorCustomView.Widget",
      name: "Lederkredsens værktøj i blokke",
      element: `${folder}/widget-view.js`,
      elementName: "lederkredsen-widget-view",
      forContentTypeAlias: "lederkredsenWidget",
    },
    {
      type: "tiptapExtension",
      alias: "Lederkredsen.Tiptap.Tool",
      name: "Lederkredsens værktøjer i tekst",
      api: `${folder}/tiptap-tool.js`,
      meta: { icon: "icon-wand", label: "Lederkredsens værktøjer", group: "Lederkredsen" },
    },
    {
      type: "tiptapToolbarExtension",
      kind: "button",
      alias: "Lederkredsen.Tiptap.Toolbar.Tool",
      name: "Knappen Indsæt værktøj",
      api: `${folder}/tiptap-toolbar.js`,
      forExtensions: ["Lederkredsen.Tiptap.Tool"],
      meta: { alias: "lederkredsenTool", icon: "icon-wand", label: "Indsæt værktøj" },
    },
  ],
} as const;

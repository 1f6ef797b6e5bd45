import { join } from "node:path";
import { build, type Rolldown } from "vite";

const id = join(import.meta.dirname, "backoffice-tiptap-of-test.js");
const backoffice = "./node_modules/@umbraco-cms/backoffice/dist-cms";
const extensions = `${backoffice}/packages/tiptap/extensions`;

/**
 * The module `@umbraco-cms/backoffice/tiptap` as far as an extension uses it, from the files of the backoffice itself.
 * All of the module would need the whole backoffice.
 */
export async function bundleBackofficeTiptap(): Promise<string> {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "backoffice-tiptap",
        resolveId: (source) => (source === id ? source : undefined),
        load: (source) =>
          source === id
            ? `export * from "@tiptap/core"; export { StarterKit } from "@tiptap/starter-kit";
               export { UmbControllerHostElementMixin } from "${backoffice}/libs/controller-api/index.js";
               export { UmbTiptapExtensionApiBase } from "${extensions}/tiptap-extension-api-base.js";
               export { UmbTiptapToolbarElementApiBase } from "${extensions}/tiptap-toolbar-element-api-base.js";`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: id, preserveEntrySignatures: "strict", output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

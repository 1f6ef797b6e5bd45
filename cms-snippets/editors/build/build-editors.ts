/** `npm run build:editors` writes the plugins to `cms-snippets/editors/dist`. It reads the built widgets. */
import { join } from "node:path";
import { build } from "vite";
import { shippedTools } from "./shipped-tools.ts";

const home = join(import.meta.dirname, "..");

/** TinyMCE loads its plugins as classic scripts. */
const plugins = [
  { entry: "ckeditor5/lederkredsen-tools.ts", file: "ckeditor5.js", format: "es", editor: ["ckeditor5"] },
  { entry: "tinymce/plugin.ts", file: "tinymce.js", format: "iife", editor: [] },
  { entry: "tiptap/tiptap.ts", file: "tiptap.js", format: "es", editor: ["@tiptap/core", "@tiptap/pm/history"] },
] as const;

for (const [index, { entry, file, format, editor }] of plugins.entries()) {
  await build({
    root: home,
    configFile: false,
    logLevel: "warn",
    plugins: [shippedTools()],
    build: {
      outDir: join(home, "dist"),
      emptyOutDir: index === 0,
      copyPublicDir: false,
      target: "es2022",
      rolldownOptions: {
        input: join(home, "src", entry),
        external: [...editor],
        preserveEntrySignatures: "strict",
        output: { format, entryFileNames: file, codeSplitting: false },
      },
    },
  });
}

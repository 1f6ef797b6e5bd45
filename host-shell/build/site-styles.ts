import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";

/** The style sheet of all server-rendered pages, as text. Its class names are those that the server build renders. */
export async function buildSiteStyles(root: string): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [vanillaExtractPlugin()],
    // Lowered, `light-dark()` would be settled at the root and no part of a page could have the other scheme.
    build: {
      target: "esnext",
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: "src/pages/site-styles.ts" },
    },
  })) as Rolldown.RolldownOutput;
  const sheets = output.output.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  return sheets.join("\n");
}

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { ReactNode } from "react";
import type { GenericSchema } from "valibot";
import { build, type PluginOption } from "vite";

/** What `src/widget.tsx` exports for the build besides `mount`. */
interface BuildExports {
  readonly firstFrame: (texts: Readonly<Record<string, string>>) => ReactNode;
  readonly texts: Readonly<Record<string, string>>;
  readonly propsSchema: GenericSchema;
}

export interface FirstFrame {
  /** The initial screen with a `{{key}}` mark in place of every sentence. */
  readonly html: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly props: JsonSchema;
}

/** Renders a widget's initial screen without a browser. Throws what the widget throws; the build then fails. */
export async function renderFirstFrame(root: string, plugins: PluginOption[]): Promise<FirstFrame> {
  // Below the widget, so that what it imports is found, and there is no such folder where all packages stand higher up.
  mkdirSync(join(root, "node_modules"), { recursive: true });
  const outDir = mkdtempSync(join(root, "node_modules/.first-frame-"));
  try {
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      plugins,
      build: {
        ssr: "src/widget.tsx",
        outDir,
        emptyOutDir: true,
        target: "esnext",
        rolldownOptions: { output: { entryFileNames: "widget.mjs" } },
      },
    });
    const { firstFrame, texts, propsSchema } = (await import(
      pathToFileURL(join(outDir, "widget.mjs")).href
    )) as BuildExports;
    // The widget's own renderer: React refuses elements of another major version.
    const { renderToStaticMarkup } = createRequire(join(root, "package.json"))(
      "react-dom/server",
    ) as typeof import("react-dom/server");
    const marks = Object.fromEntries(Object.keys(texts).map((key) => [key, `{{${key}}}`]));
    return {
      html: renderToStaticMarkup(firstFrame(marks)),
      texts,
      props: toJsonSchema(propsSchema, { typeMode: "input", errorMode: "ignore" }),
    };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { JsonSchema } from "@valibot/to-json-schema";
import type { ReactNode } from "react";
import type { GenericSchema } from "valibot";
import { build, type PluginOption } from "vite";
import { propsJsonSchema } from "./props-json-schema.ts";

/** The exports of `src/widget.tsx` that the build uses. */
interface BuildExports {
  readonly mount: unknown;
  readonly firstFrame: (texts: Readonly<Record<string, string>>) => ReactNode;
  readonly texts: Readonly<Record<string, string>>;
  readonly propsSchema: GenericSchema;
}

const exports = ["mount", "firstFrame", "texts", "propsSchema"] as const satisfies readonly (keyof BuildExports)[];

export interface FirstFrame {
  /** The markup of the initial screen, with a `{{key}}` mark for each sentence. */
  readonly html: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly props: JsonSchema;
}

/** Renders a widget's initial screen without a browser. Rejects with the widget's error, which fails the build. */
export async function renderFirstFrame(root: string, plugins: PluginOption[]): Promise<FirstFrame> {
  // The output is inside the folder of the widget, so that its imports resolve. `node_modules` does not exist there if
  // all packages are installed higher up.
  mkdirSync(join(root, "node_modules"), { recursive: true });
  const outDir = mkdtempSync(join(root, "node_modules/.first-frame-"));
  try {
    await build({
      root,
      configFile: false,
      // Silent, since errors are thrown, and the main build logs the warnings.
      logLevel: "silent",
      plugins,
      build: {
        ssr: "src/widget.tsx",
        outDir,
        emptyOutDir: true,
        sourcemap: "inline",
        target: "esnext",
        rolldownOptions: { output: { entryFileNames: "widget.mjs" } },
      },
    }).catch((error: unknown) => {
      // The stack repeats the message and names no file of the widget.
      if (error instanceof Error) error.stack = "";
      throw error;
    });
    // Makes stack traces name the sources of the widget.
    process.setSourceMapsEnabled(true);
    const exported = (await import(pathToFileURL(join(outDir, "widget.mjs")).href)) as BuildExports;
    const missing = exports.filter((name) => exported[name] === undefined);
    if (missing.length > 0) {
      throw new Error(`src/widget.tsx does not export ${missing.join(", ")}. It exports what defineWidget returns.`);
    }
    const { firstFrame, texts, propsSchema } = exported;
    // The renderer of the widget's own React, since a renderer refuses elements of another major version.
    const { renderToStaticMarkup } = createRequire(join(root, "package.json"))(
      "react-dom/server",
    ) as typeof import("react-dom/server");
    const marks = Object.fromEntries(Object.keys(texts).map((key) => [key, `{{${key}}}`]));
    return {
      html: renderToStaticMarkup(firstFrame(marks)),
      texts,
      props: propsJsonSchema(propsSchema),
    };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

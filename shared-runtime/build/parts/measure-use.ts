import { minify } from "rolldown/utils";
import type { Plugin, Rolldown } from "vite";
import { sharedModules } from "../shared-modules.ts";
import { widgetStyles } from "../widget-styles.ts";
import type { When } from "./cut-parts.ts";
import { productionBuild } from "./production-build.ts";
import { libraryOf, sourceKey, styleKey, valibotKey } from "./module-key.ts";

/** How a widget uses a module. */
export interface ModuleUse {
  readonly when: When;
  /** After minification. */
  readonly bytes: number;
  /** The exports that it uses. */
  readonly exports: readonly string[];
  /** Keys of the modules that it imports. */
  readonly imports: readonly string[];
}

export interface WidgetUse {
  /** By key; modules of the widget itself have keys that no other widget has. */
  readonly scripts: ReadonlyMap<string, ModuleUse>;
  /** By the key of the source of the styles: bytes. */
  readonly styles: ReadonlyMap<string, number>;
}

/** Bundles the widget in `root` with one file per module, and returns how it uses each. */
export async function measureUse(root: string): Promise<WidgetUse> {
  const styles = new Map<string, number>();
  const built = await productionBuild({
    root,
    base: "./",
    configFile: false,
    logLevel: "error",
    plugins: [widgetStyles(root, root), measureStyles(root, styles)],
    define: { "import.meta.env.DEV": "false" },
    build: {
      write: false,
      target: "esnext",
      modulePreload: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { widget: "./src/widget.tsx" },
        external: [...sharedModules],
        preserveEntrySignatures: "allow-extension",
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ test: /./, name: (id: string) => id.replaceAll(/\W/g, "_") }],
          },
        },
      },
    },
  });
  const chunks = new Map(
    built.output.filter((file) => file.type === "chunk").map((chunk) => [chunk.fileName, chunk] as const),
  );
  const start = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? "";
  const first = reached(chunks, [start], ({ imports }) => imports);
  const all = reached(chunks, [start], ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const keysOf = (name: string): readonly string[] =>
    Object.entries(chunks.get(name)?.modules ?? {}).flatMap(([id, { renderedExports }]) => {
      // Helpers of the bundler.
      if (id.startsWith("\0")) return [];
      const library = libraryOf(id);
      // Names with an underscore are of valibot's own use.
      if (library === "valibot") return renderedExports.filter((one) => !one.startsWith("_")).map(valibotKey);
      return library ?? sourceKey(id) ?? `${root} ${id}`;
    });

  const scripts = new Map<string, ModuleUse>();
  for (const name of all) {
    const chunk = chunks.get(name);
    if (!chunk) continue;
    const keys = keysOf(name);
    const modules = Object.values(chunk.modules);
    const code = modules.map((module) => module.code ?? "").join("\n");
    const bytes = (await minify(name, code, { module: true, compress: false })).code.length;
    // Each function of valibot is counted where it is used; a file that imports one does not need them all.
    const imports = chunk.imports.flatMap(keysOf).filter((key) => !key.startsWith(valibotKey("")));
    for (const key of keys) {
      const known = scripts.get(key);
      scripts.set(key, {
        when: known?.when === "first" || first.has(name) ? "first" : "later",
        bytes: bytes / keys.length + (known?.bytes ?? 0),
        exports: modules.flatMap(({ renderedExports }) => renderedExports),
        imports: [...new Set([...imports, ...(known?.imports ?? [])])].filter((one) => one !== key),
      });
    }
  }
  return { scripts, styles };
}

/** Notes the size of the style sheet that each source of styles becomes. */
function measureStyles(root: string, sizes: Map<string, number>): Plugin {
  return {
    name: "measure-styles",
    enforce: "pre",
    transform(code, id) {
      if (id.includes(".vanilla.css")) sizes.set(styleKey(id) ?? `${root} ${id}`, code.length);
    },
  };
}

function reached(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  starts: readonly string[],
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(starts);
  for (const name of found) {
    const chunk = chunks.get(name);
    if (chunk) for (const other of next(chunk)) if (chunks.has(other)) found.add(other);
  }
  return found;
}

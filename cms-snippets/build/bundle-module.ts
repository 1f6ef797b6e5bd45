import { basename, dirname, join } from "node:path";
import { build } from "vite";
import { shippedTools } from "../editors/build/shipped-tools.ts";

export interface ModuleOptions {
  /** Text of a module, whose imports are relative to `folder`. */
  readonly source: string;
  readonly folder: string;
  /** The file to write: one ES module without imports other than the external ones. */
  readonly file: string;
  readonly external?: readonly (string | RegExp)[];
  /** `iife` for a classic script. Default: `es`. */
  readonly format?: "es" | "iife";
  /** Other names of modules, as in the configuration of Vite. */
  readonly alias?: Readonly<Record<string, string>>;
}

/** Writes one script that browsers and Node can run. It is not minified, so that its receivers can read it. */
export async function bundleModule({
  source,
  folder,
  file,
  external = [],
  format = "es",
  alias = {},
}: ModuleOptions): Promise<void> {
  const entry = join(folder, "entry-of-package.tsx");
  await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    resolve: { alias },
    plugins: [
      {
        name: "entry-of-package",
        enforce: "pre",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
      shippedTools(),
    ],
    build: {
      outDir: dirname(file),
      emptyOutDir: false,
      minify: false,
      target: "es2022",
      rolldownOptions: {
        input: entry,
        external: [...external],
        preserveEntrySignatures: "strict",
        output: { format, entryFileNames: basename(file), codeSplitting: false },
      },
    },
  });
}

import { dirname } from "node:path";
import { build } from "vite";

export interface ModuleOptions {
  /** Text of a module, whose imports are relative to `folder`. */
  readonly source: string;
  readonly folder: string;
  /** The file to write: one ES module without imports other than the external ones. */
  readonly file: string;
  readonly external?: readonly (string | RegExp)[];
}

/** Writes one ES module that browsers and Node can import. It is not minified, so that its receivers can read it. */
export async function bundleModule({ source, folder, file, external = [] }: ModuleOptions): Promise<void> {
  const entry = `${folder}/entry-of-package.tsx`;
  await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    plugins: [
      {
        name: "entry-of-package",
        enforce: "pre",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      outDir: dirname(file),
      emptyOutDir: false,
      minify: false,
      target: "es2022",
      lib: { entry, formats: ["es"], fileName: () => file.slice(dirname(file).length + 1) },
      rollupOptions: { external: [...external] },
    },
  });
}

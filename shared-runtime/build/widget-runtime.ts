import { join } from "node:path";
import { rolldown } from "rolldown";
import { shortHash } from "../src/node/hashes.ts";
import { sharedModules } from "./shared-modules.ts";

export const runtimeSource = join(import.meta.dirname, "../src/contract/widget-runtime.tsx");

export interface WidgetRuntime {
  /** The code of a module that imports only shared modules. */
  readonly code: string;
  readonly exports: readonly string[];
  /** A pre-release with the hash of the code, which only the same code satisfies. */
  readonly version: string;
}

/** Bundles the code that all widgets of this `shared-runtime` have in common. */
export async function buildWidgetRuntime(): Promise<WidgetRuntime> {
  const bundle = await rolldown({
    input: runtimeSource,
    external: [...sharedModules],
    transform: { define: { "import.meta.env.DEV": "false" }, jsx: { runtime: "automatic", development: false } },
  });
  // Minified, since comments would contain folder names, which differ between machines.
  const { output } = await bundle.generate({ format: "es", codeSplitting: false, minify: true });
  await bundle.close();
  const [{ code, exports }] = output;
  return { code, exports, version: `0.0.0-${shortHash(code)}` };
}

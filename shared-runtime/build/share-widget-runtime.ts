import { dirname, join } from "node:path";
import * as valibot from "valibot";
import type { Plugin } from "vite";
import { widgetRuntime } from "../src/federation/take-offered.ts";
import { readShared } from "./read-shared.ts";
import { versionOf } from "./shared-modules.ts";
import { runtimeSource, type WidgetRuntime } from "./widget-runtime.ts";

// `__loadShare__` gives each shared module its own chunk.
const shared = "virtual:widget-runtime__loadShare__";
const schemas = "virtual:widget-runtime-schemas";
/** Id of the remote's own copy of the widget runtime. */
export const ownRuntime = "virtual:widget-runtime-copy";

interface Options {
  readonly root: string;
  readonly runtime: WidgetRuntime;
}

/**
 * Shares the widget runtime as a module of the widget in `root`, together with the parts of valibot that the runtime
 * exports.
 */
export function shareWidgetRuntime({ root, runtime }: Options): Plugin {
  // A widget with another version of valibot bundles valibot itself.
  const hasOurValibot = versionOf("valibot", root) === versionOf("valibot", import.meta.dirname);
  return {
    name: "share-widget-runtime",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (source === ownRuntime) return source;
      if (source === shared || join(dirname(importer), source) === runtimeSource) return shared;
      return source === "valibot" && hasOurValibot && importer !== schemas ? schemas : undefined;
    },
    load(id) {
      const { code, exports } = runtime;
      if (id === ownRuntime) return code;
      if (id === shared) return readShared(widgetRuntime, exports);
      // Named exports take precedence over `export *`.
      return id === schemas
        ? `export * from "valibot"; export { ${exports.filter((name) => name in valibot).join(", ")} } from "${shared}";`
        : undefined;
    },
  };
}

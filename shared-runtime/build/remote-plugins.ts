import { federation } from "@module-federation/vite";
import type { PluginOption } from "vite";
import { buildAlone } from "./build-alone.ts";
import { leanContainer } from "./lean-container.ts";
import { buildContainer, loadParts } from "./parts/load-parts.ts";
import { useParts } from "./parts/use-parts.ts";
import { pureSchemas } from "./pure-schemas.ts";
import { remoteManifest } from "./remote-manifest.ts";
import { sharedModules, versionOf } from "./shared-modules.ts";

interface Widget {
  readonly name: string;
  readonly version: string;
  /** The largest first mount, in kilobytes after gzip. */
  readonly budget: number;
  readonly root: string;
  readonly styles: () => PluginOption[];
}

/** The Vite plugins that build a remote from a widget. */
export async function remotePlugins({ name, version, budget, root, styles }: Widget): Promise<PluginOption[]> {
  const versions = Object.fromEntries(sharedModules.map((module) => [module, versionOf(module, root)]));
  const [common, container] = await Promise.all([loadParts(), buildContainer(versions)]);
  const copies = new Map<string, string>();
  const read = new Set<string>();
  return [
    buildAlone({ name, root }),
    styles(),
    pureSchemas(),
    useParts({ root, parts: common.parts, styles: common.styles, read }),
    federation({
      // Part of the ids of virtual modules. It has the version, since two versions of a widget may be built from one
      // folder.
      name: `${name}@${version}`.replace(/\W/g, "_"),
      filename: "remoteEntry.js",
      manifest: false,
      dts: false,
      target: "web",
      disableRemote: true,
      disableSnapshot: true,
      shareStrategy: "loaded-first",
      exposes: { "./widget": "./src/widget.tsx" },
      shared: Object.fromEntries(sharedModules.map((module) => [module, { singleton: true }])),
    }),
    leanContainer({ from: `${name}@${version}`, root, container: container.name, copies }),
    remoteManifest({ name, version, budget, root, plugins: styles, copies, common, container, read }),
  ];
}

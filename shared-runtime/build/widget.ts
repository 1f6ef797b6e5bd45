import { readFileSync } from "node:fs";
import { federation } from "@module-federation/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { devRemote } from "./dev-remote.ts";
import { leanContainer } from "./lean-container.ts";
import { remoteManifest } from "./remote-manifest.ts";
import { sharedModules } from "./shared-modules.ts";
import { shortHash } from "./hashes.ts";

/**
 * The Vite configuration of the widget in `root`. Name and version come from its `package.json`; the only module it
 * exposes is `src/widget.tsx`.
 *
 * `vite build` writes a remote to `dist/` with its own `widget.json`; `vite` serves the widget to a host-shell in
 * development, with hot reload.
 */
export function widget(root: string): UserConfig {
  const { name, version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as {
    name: string;
    version: string;
  };
  const styles = vanillaExtractPlugin({ identifiers: ({ hash }) => `w${shortHash(`${name}@${version}`)}_${hash}` });

  return defineConfig(({ command }) => ({
    root,
    base: "./",
    server: { cors: true },
    resolve: { dedupe: ["react", "react-dom"] },
    plugins:
      command === "serve"
        ? [react(), styles, devRemote({ name })]
        : [
            styles,
            federation({
              // Names the virtual modules; two versions of one widget may be built from one folder.
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
            leanContainer({ from: `${name}@${version}`, root }),
            remoteManifest({ name, version, root, plugins: styles }),
          ],
    build: {
      target: "esnext",
      modulePreload: false,
      // `mergeEntry` does it.
      minify: false,
      // One style sheet, which the loader links inside the shadow root; split ones would be linked in the document.
      cssCodeSplit: false,
      rolldownOptions: {
        input: { widget: "./src/widget.tsx" },
        output: { chunkFileNames: "assets/[hash].js", entryFileNames: "assets/[hash].js" },
      },
    },
  })) as unknown as UserConfig;
}

import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { devRemote } from "./dev-remote.ts";
import { remotePlugins } from "./remote-plugins.ts";
import { shortHash } from "../src/node/hashes.ts";
import { readWidgetPackage } from "./widget-package.ts";

/**
 * The Vite configuration of the widget in `root`. Name, version and budget come from its `package.json`; the only
 * module that it exposes is `src/widget.tsx`.
 *
 * `vite build` writes a remote to `dist/` with its own `widget.json`; `vite` serves the widget to a host-shell in
 * development, with hot reload.
 */
export function widget(root: string): UserConfig {
  const { name, version, budget } = readWidgetPackage(root);
  const styles = () =>
    vanillaExtractPlugin({ identifiers: ({ hash }) => `w${shortHash(`${name}@${version}`)}_${hash}` });

  return defineConfig(async ({ command }) => ({
    root,
    base: "./",
    server: { cors: true },
    resolve: { dedupe: ["react", "react-dom"] },
    plugins:
      command === "serve"
        ? [react(), styles(), devRemote({ name })]
        : await remotePlugins({ name, version, budget, root, styles }),
    build: {
      target: "esnext",
      modulePreload: false,
      // Not minified here, since `mergeEntry` minifies.
      minify: false,
      // A single style sheet, which the loader links inside the shadow root. Several ones would be linked in the
      // document.
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { widget: "./src/widget.tsx" },
        output: { chunkFileNames: "assets/[hash].js", entryFileNames: "assets/[hash].js" },
      },
    },
  })) as unknown as UserConfig;
}

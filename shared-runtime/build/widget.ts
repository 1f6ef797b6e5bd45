import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { devRemote } from "./dev-remote.ts";
import { remotePlugins } from "./remote-plugins.ts";
import { readWidgetPackage } from "./widget-package.ts";
import { widgetStyles } from "./widget-styles.ts";

/**
 * The Vite configuration of the widget in `root`. Name, version and budget come from its `package.json`; the only module
 * it exposes is `src/widget.tsx`.
 *
 * `vite build` writes a remote to `dist/` with its own `widget.json`; `vite` serves the widget to a host-shell in
 * development, with hot reload.
 */
export function widget(root: string): UserConfig {
  const { name, version, budget } = readWidgetPackage(root);
  const styles = () => widgetStyles(root, `${name}@${version}`);

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
      // `mergeEntry` minifies.
      minify: false,
      cssMinify: true,
      // One style sheet, which the loader links inside the shadow root; split ones would be linked in the document.
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { widget: "./src/widget.tsx" },
        output: { chunkFileNames: "assets/[hash].js", entryFileNames: "assets/[hash].js" },
      },
    },
  })) as unknown as UserConfig;
}

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";

const root = join(import.meta.dirname, "../../..");

/** Builds an entry of `host-shell/src/pages/testing`, runs it in its own process and returns what it prints. */
export async function runBuilt(name: string, ...args: readonly string[]): Promise<unknown> {
  // A folder below host-shell, from which the bundle finds the packages that it imports.
  const outDir = await mkdtemp(join(root, "host-shell/dist/drawing-"));
  try {
    await build({
      root,
      configFile: false,
      logLevel: "error",
      plugins: [vanillaExtractPlugin()],
      build: {
        ssr: join(root, `host-shell/src/pages/testing/${name}.entry.ts`),
        outDir,
        target: "node24",
        minify: false,
        rolldownOptions: { output: { entryFileNames: `${name}.js` } },
      },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [join(outDir, `${name}.js`), ...args], {
      env: { PATH: process.env["PATH"], NODE_ENV: "production" },
    });
    return JSON.parse(stdout);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { type Figure, quantile } from "../figure.ts";
import { longPath } from "./bench-content.ts";

const root = join(import.meta.dirname, "../../..");

/** Compares the drawing of a page of thirty blocks with React's. */
export async function measureDrawing(content: string, report: (figure: Figure) => void): Promise<void> {
  const times = (await runBuilt("drawing", content, longPath)) as readonly {
    readonly ours: number;
    readonly plain: number;
  }[];
  report({
    name: "30 blocks drawn, time of renderToStaticMarkup",
    value: quantile(
      times.map(({ ours, plain }) => ours / plain),
      0.5,
    ),
    budget: 1,
    unit: "x",
    bound: "most",
    note: `${quantile(
      times.map(({ ours }) => ours),
      0.5,
    ).toFixed(2)} ms`,
  });
}

/** Measures the time in which every page of all sites is made once, by a process that has just started. */
export async function measureColdPages(report: (figure: Figure) => void): Promise<void> {
  const { pages, ms } = (await runBuilt("cold-pages", join(root, "host-shell/content"))) as {
    readonly pages: number;
    readonly ms: number;
  };
  report({
    name: "all pages of all sites made once, for each page",
    value: ms / pages,
    budget: 100,
    unit: "ms",
    bound: "most",
    note: `${pages} pages in ${(ms / 1000).toFixed(1)} s, with compressed copies`,
  });
}

/** Builds an entry of `host-shell/src/pages/testing`, runs it in its own process and returns what it prints. */
async function runBuilt(name: string, ...args: readonly string[]): Promise<unknown> {
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

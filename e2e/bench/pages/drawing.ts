import { join } from "node:path";
import { type Figure, quantile } from "../figure.ts";
import { longPath } from "./bench-content.ts";
import { runBuilt } from "./run-built.ts";

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

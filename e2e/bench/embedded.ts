import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { measuredBy } from "./measured-by.ts";

/**
 * Measures a process that only uses the embedded database: many CVs, and thousands of queries, after which V8 may
 * compile code again.
 */
export async function measureEmbedded(report: (figure: Figure) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-embedded-"));
  try {
    const { peakBytes } = await measuredBy<{ readonly peakBytes: number }>(
      "database/testing/measure-embedded.entry.ts",
      folder,
    );
    const note = "15 CVs of 10 MB, 3000 queries";
    report({
      name: "memory with the embedded database",
      value: peakBytes / 1e6,
      budget: 450,
      unit: "MB",
      bound: "most",
      note,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
